// Every game from setup to review, played against a bot, with a hint, a reload, and axe checks.
import { expect, it } from 'vitest'
import { looker, looks } from './support/appearances'
import { browser, server, setScene } from './support/fixture'
import { games, marksOf, moves, myTurn, playOn, plays, setTable } from './support/table'
import { isLong } from '../page/tier'
import { expectNoComplaints, Visitor } from './support/visitor'

setScene()

// Light on a phone or dark on a desktop; in the long tier, each game in all four looks.
const tables = games.flatMap((game, i) =>
  looks.filter((_, k) => isLong || k === (i % 2) * 3).map((look) => [game, ...look] as const),
)
it.each(tables)('%s is set up, played to its end and reviewed: %s, %s', async (game, _, size, device) => {
  const visitor = await Visitor.come(browser, device)
  const { page } = visitor
  const { found, look, lookLong } = looker(visitor)
  if (isLong) {
    await page.goto(`${server.address}/learn/${game}`)
    await page.waitForSelector('.learn [role=grid]')
    await look('a lesson')
  }
  await page.goto(`${server.address}/play/${game}`)
  await page.waitForSelector('.play button:enabled')
  await lookLong('a table in one press')
  const setting = { game, opponent: 'bot', level: 'novice', side: 0, plyLimit: 10 } as const
  await setTable(visitor, setting, () => look('setting a table'))
  expect(await myTurn(visitor, game)).toBe(true)
  await visitor.press('.controls button:has-text("Hint")')
  await page.waitForSelector('.counsel-doings button >> nth=1')
  expect(await page.getByRole('group', { name: 'A hint' }).innerText()).toMatch(
    /\d%|It is all that can be done\./,
  )
  await lookLong('a hint')
  await visitor.press('.counsel-doings button.quiet')
  // In a game of secret choices, this press would already be the move.
  if (!plays[game]!.inSecret) {
    await visitor.press(marksOf(game).own)
    await look('a piece chosen')
  }
  await visitor.press(
    size === 'phone' ? '.controls button:has-text("Rules")' : '.tabs button:has-text("Rules")',
  )
  await page.waitForSelector('.book h1')
  await lookLong('rules')
  await visitor.press(size === 'phone' ? 'dialog .close' : '.tabs button:has-text("Moves")')
  await playOn(visitor, game, { most: 1 })
  const before = await moves(visitor)
  await page.reload()
  await expect.poll(() => moves(visitor)).toEqual(before)
  expect(await playOn(visitor, game)).toBe(true)
  await look('over')
  await visitor.press('.stepper [aria-label="One step back"]')
  await page.waitForSelector('.stepper [aria-label="To the present"]:enabled')
  await lookLong('in the past')
  await visitor.press('button:has-text("How it went")')
  await page.locator('.judging').waitFor({ state: 'detached' })
  await page.locator('.review summary').first().click()
  await look('how it went')
  expectNoComplaints(visitor)
  expect(found).toEqual([])
  await visitor.leave()
})
