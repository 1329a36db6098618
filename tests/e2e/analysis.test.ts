// What bots say of a game: hints while it is played, and how it went afterwards.
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { Server } from './support/server'
import { games, myTurn, open, sitDown } from './support/table'
import { expectNoComplaints, startBrowser, Visitor } from './support/visitor'

let browser: Browser
let server: Server
let visitor: Visitor
beforeAll(async () => {
  browser = await startBrowser()
  server = await Server.start()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})
beforeEach(async () => {
  visitor = await Visitor.come(browser)
  await visitor.page.goto(server.address)
})
afterEach(async () => {
  expectNoComplaints(visitor)
  await visitor.leave()
})

const stand = () => visitor.page.locator('main > .board').innerHTML()

it.each(games)('%s: a hint says what to do and what it is worth, and is taken', async (game) => {
  const { page } = visitor
  await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0 })
  expect(await myTurn(visitor, game)).toBe(true)
  const before = await stand()
  await page.getByRole('button', { name: 'Hint' }).click()
  const hint = page.getByRole('group', { name: 'A hint' })
  await hint.getByRole('button', { name: 'Play it' }).waitFor()
  expect(await hint.innerText()).toMatch(/\d%|It is all that can be done\./)
  // What is hidden cannot be shown; else the board shows the move until the hint is hidden.
  expect((await stand()) !== before).toBe((open as readonly string[]).includes(game))
  await hint.getByRole('button', { name: 'Hide' }).click()
  await hint.waitFor({ state: 'detached' })
  expect(await stand()).toBe(before)

  await page.getByRole('button', { name: 'Hint' }).click()
  await hint.getByRole('button', { name: 'Play it' }).click()
  await hint.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('button', { name: 'Take back' }).isEnabled()).toBe(true)
})

it('there is no hint at a table at the server', async () => {
  await visitor.page.goto(
    await server.openTable({ game: 'brandubh', seats: ['you', 'bot:novice'], draw: false }),
  )
  await visitor.page.waitForSelector('main.table [role=grid]')
  expect(await visitor.page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
})
