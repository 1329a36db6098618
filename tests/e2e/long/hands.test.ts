// Ways of moving: by keyboard alone, and by dragging with a finger.
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, server, setSceneWithVisitor, visitor } from '../support/fixture'
import { countMoves, handOver, marksOf, myTurn, playOne, games, sitDown } from '../support/table'
import { expectNoComplaints, phone, Visitor } from '../support/visitor'

setSceneWithVisitor()

/** Presses Tab, at most forty times, until the focused element matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 40; ++i) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

/** Moves over the board with the arrow keys to a part of it, guided by its place on the screen. */
async function walkTo(page: Page, part: Locator): Promise<void> {
  // On a board that is not a grid, the key that seems right may lead back. The next time, try the other one.
  const tried = new Set<string>()
  for (let i = 0; i < 40; ++i) {
    const [dx, dy, here] = await part.evaluate((part) => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2, width, height }
      }
      const here = middle(document.activeElement!)
      const there = middle(part)
      const [dx, dy] = [(there.x - here.x) / here.width, (there.y - here.y) / here.height].map(Math.round)
      return [dx!, dy!, `${here.x} ${here.y}`] as const
    })
    if (dx === 0 && dy === 0) return
    const keys = [dy > 0 ? 'ArrowDown' : 'ArrowUp', dx > 0 ? 'ArrowRight' : 'ArrowLeft']
    if (Math.abs(dx) > Math.abs(dy)) keys.reverse()
    const key = keys.find((key) => !tried.has(`${here} ${key}`)) ?? keys[0]!
    tried.add(`${here} ${key}`)
    await page.keyboard.press(key)
  }
  throw new Error(`the arrow keys do not reach ${await part.getAttribute('aria-label')}`)
}

it.each(games)('%s can be played with the keyboard alone, starting from the home page', async (game) => {
  const { page } = visitor
  const { own } = marksOf(game)
  await page.waitForSelector('.shelf')
  await tabTo(page, `a[href="/play/${game}"]`)
  await page.keyboard.press('Enter')
  // The form is incomplete until the game's options are known.
  await page.waitForSelector('form button.primary:enabled')
  await tabTo(page, '.change > summary')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.choices')
  await tabTo(page, 'input[name=opponent]')
  const opponent = game === 'duel' ? 'bot' : 'here'
  if (opponent === 'here') await page.keyboard.press('ArrowDown')
  await page.waitForSelector(`input[value=${opponent}]:checked`, { state: 'attached' })
  await tabTo(page, 'form button.primary')
  await page.keyboard.press('Enter')
  await page.waitForSelector(`${own}, ${handOver}`)
  for (let i = 0; i < 6; ++i) {
    // If the device is handed over, the next player takes it with a key too.
    if (game === 'bluff') {
      await page.waitForSelector(`${handOver}:focus`)
      await page.keyboard.press('Enter')
    }
    expect(await myTurn(visitor, game)).toBe(true)
    if (i === 0 || game === 'bluff') await tabTo(page, '[role=gridcell]')
    await playOne(visitor, game, game === 'bluff' ? 0 : undefined, async (part) => {
      if (await part.evaluate((part) => part.matches('button')))
        await tabTo(page, `${marksOf(game).target}:focus`)
      else await walkTo(page, part)
      await page.keyboard.press('Enter')
    })
  }
})

it.each(['brandubh', 'danube'] as const)('%s can be played by dragging with a finger', async (game) => {
  const toucher = await Visitor.come(browser, phone)
  const { page } = toucher
  const { own, target } = marksOf(game)
  await page.goto(server.address)
  await sitDown(toucher, { game, opponent: 'here' })
  const finger = await toucher.context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  for (let i = 0; i < 3; ++i) {
    expect(await myTurn(toucher, game)).toBe(true)
    const before = await countMoves(toucher)
    const from = await middleOf(page, own)
    await touch('touchStart', from)
    await touch('touchMove', { x: from.x + 6, y: from.y + 6 })
    await touch('touchMove', { x: from.x + 12, y: from.y + 12 })
    await page.waitForSelector(target, { state: 'attached' })
    await touch('touchMove', await middleOf(page, target))
    await touch('touchEnd')
    await page.waitForFunction((n) => document.querySelectorAll('ol.moves button').length > n, before)
  }
  expectNoComplaints(toucher)
  await toucher.leave()
})

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
