// Whole games against a bot, at the server and with the server gone.
import { expect, it } from 'vitest'
import { browser, server, setSceneAnew } from './support/scene'
import { games, moves, playOn, sitDown, type Game } from './support/table'
import { desktop, expectLostConnectionsOnly, expectNoComplaints, phone, Visitor } from './support/visitor'

setSceneAnew()

/** Waits until the page has loaded everything that play without a server needs. */
async function loadEverything(visitor: Visitor): Promise<void> {
  const loaded = new Set<string>()
  visitor.page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname))
  await visitor.page.goto(server.address)
  const count = (part: RegExp) => [...loaded].filter((path) => part.test(path)).length
  await expect
    .poll(
      () => [count(/nemeton.*\.wasm$/), count(/worker.*\.js$/), count(/board.*\.js$/), count(/book.*\.js$/)],
      {
        timeout: 30_000,
      },
    )
    .toEqual([1, 1, games.length, games.length])
}

/** Two who do not know how to win go on for hours. */
const plyLimit = {
  brandubh: undefined,
  danube: undefined,
  sigily: 120,
  tug: 90,
  duel: 80,
  tabulus: undefined,
  bluff: 80,
  triangulus: undefined,
  druidica: undefined,
}
/** Played to the end of the way. */
const isRace = (game: Game) => ['danube', 'tabulus', 'triangulus', 'druidica'].includes(game)

it.each([
  ['brandubh', 'desktop', desktop],
  ['danube', 'phone', phone],
  ['sigily', 'phone', phone],
  ['tug', 'phone', phone],
  ['duel', 'desktop', desktop],
  ['tabulus', 'phone', phone],
  ['bluff', 'phone', phone],
  ['triangulus', 'phone', phone],
  ['druidica', 'desktop', desktop],
] as const)('%s is played to its end against a bot on a %s with the server gone', async (game, _, device) => {
  const visitor = await Visitor.come(browser, device)
  await loadEverything(visitor)
  await server.kill()
  await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0, plyLimit: plyLimit[game] })
  expect(await playOn(visitor, game, { race: isRace(game) })).toBe(true)
  await expectEnd(visitor, game)
  // The shelf asks for open tables.
  expectLostConnectionsOnly(visitor)
  await visitor.leave()
})

it.each([
  ['brandubh', 'phone', phone],
  ['danube', 'desktop', desktop],
  ['sigily', 'desktop', desktop],
  ['tug', 'desktop', desktop],
  ['duel', 'phone', phone],
  ['tabulus', 'desktop', desktop],
  ['bluff', 'desktop', desktop],
  ['triangulus', 'desktop', desktop],
  ['druidica', 'phone', phone],
] as const)('%s is played to its end against a bot at the server on a %s', async (game, _, device) => {
  const visitor = await Visitor.come(browser, device)
  const options = plyLimit[game] === undefined ? {} : { ply_limit: plyLimit[game] }
  const seats = ['bot:novice', 'you', ...(game === 'triangulus' ? ['bot:novice'] : [])]
  await visitor.page.goto(await server.openTable({ game, options, seats, draw: false }))
  await visitor.page.waitForSelector('main.table [role=grid]')
  // The key of the seat does not stay in the address.
  expect(new URL(visitor.page.url()).hash).toBe('')
  expect(await playOn(visitor, game, { race: isRace(game) })).toBe(true)
  await expectEnd(visitor, game)
  expectNoComplaints(visitor)
  await visitor.leave()
})

async function expectEnd(visitor: Visitor, game: Game): Promise<void> {
  const status = await visitor.page.locator('.status').innerText()
  expect(status).toMatch(/You win\.|You lose\.|A tie\./)
  const list = await moves(visitor)
  expect(list.length).toBeGreaterThan(
    {
      ...{ brandubh: 4, danube: 60, sigily: 40, tug: 20, duel: 20, bluff: 4 },
      ...{ tabulus: 60, triangulus: 60, druidica: 40 },
    }[game],
  )
}
