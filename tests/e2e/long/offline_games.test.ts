// Whole games against a bot while the server is down. random.test.ts covers the details of each game.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findGames } from '../../../web/tools/manifests'
import { browser, server, setSceneAnew } from '../support/scene'
import { games, moves, myTurn, playOn, plays, sitDown, type Game } from '../support/table'
import { desktop, expectNothingMissing, phone, Visitor } from '../support/visitor'

setSceneAnew()

/** Counts the game folders that have a file, including folders that games share. */
const having = (file: string) =>
  new Set(
    findGames()
      .flatMap(({ folder, uses }) => (uses ? [folder, join(folder, '..', uses)] : [folder]))
      .filter((folder) => existsSync(join(folder, file))),
  ).size
const [boards, books, reasons] = ['page/board.tsx', 'book.md', 'page/reasons/index.ts'].map(having)
const networks = findGames().filter(({ id, folder }) => existsSync(join(folder, `bot/${id}.net`))).length
const ahead = having('page/ahead.ts') + having('page/ahead/index.ts')

/** Waits until the page has loaded everything that it needs to play without a server. */
async function loadEverything(visitor: Visitor): Promise<void> {
  const loaded = new Set<string>()
  visitor.page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname))
  await visitor.page.goto(server.address)
  const count = (part: RegExp) => [...loaded].filter((path) => part.test(path)).length
  await expect
    .poll(() => [
      count(/\.wasm$/),
      count(/\.net$/),
      count(/\/worker-.*\.js$/),
      count(/\/board-.*\.js$/),
      count(/\/book[-.].*\.js$/),
      count(/\/(hint|analyst)-.*\.js$/),
      count(/\/reasons-.*\.js$/),
      count(/\/ahead-.*\.js$/),
      count(/\/oak-.*\.svg$/),
      count(/-italic-.*\.woff2$/),
    ])
    .toEqual([findGames().length, networks, 1, boards, books, 3, reasons, ahead + 1, 1, 1])
  // Caching it all comes last.
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

const devices = { desktop, phone }
const offline = games.map((game) => [game, plays[game]!.offline] as const)
it.each(offline)(
  '%s is played to its end against a bot on a %s while the server is down',
  async (game, device) => {
    const { plyLimit, race } = plays[game]!
    const visitor = await Visitor.come(browser, { ...devices[device], stays: true })
    await loadEverything(visitor)
    await server.kill()
    await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0, plyLimit })
    expect(await myTurn(visitor, game)).toBe(true)
    await visitor.page.getByRole('button', { name: 'Hint' }).click()
    await visitor.page.locator('.idea-worth').first().waitFor()
    expect(await playOn(visitor, game, { race })).toBe(true)
    await expectEnd(visitor, game)
    // The home page asks for the lobby.
    expectNothingMissing(visitor)
    await visitor.leave()
  },
)

async function expectEnd(visitor: Visitor, game: Game): Promise<void> {
  // The turn that ends a game is pending for a moment before it is sent.
  const status = visitor.page.locator('.status')
  await expect.poll(() => status.innerText()).toMatch(/You win\.|You lose\.|A tie\./)
  const list = await moves(visitor)
  expect(list.length).toBeGreaterThan(plays[game]!.leastMoves)
}
