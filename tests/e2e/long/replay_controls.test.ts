// Controls stay under the pointer while a finished game is stepped through.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { openHere } from '../support/position'
import { browser, server, setScene } from '../support/fixture'
import { expectNoComplaints, phone, Visitor } from '../support/visitor'

setScene()

const screens = [
  ['phone', phone],
  ['desktop', { viewport: { width: 1280, height: 800 } }],
] as const

/** A game with captures, which take more words than moves. */
const game = {
  game: 'brandubh',
  options: { ply_limit: 12 },
  steps: 'd7-c7 d5-a5 g4-g2 a5-d5 d2-f2 d3-a3 d6-b6 d5-e5 f2-d2 e4-e1 f4-f1 e5-e1',
} as const

/** Presses an element, and returns how far that moves it, in pixels. */
async function jump(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const top = () => target.evaluate((each) => each.getBoundingClientRect().top)
  const before = await top()
  await target.evaluate((each) => (each as HTMLElement).click())
  await target.page().waitForFunction(() => document.querySelector('.where')!.textContent !== '')
  return Math.abs((await top()) - before)
}

it.each(screens)(
  'on a %s, neither a move nor its assessment in the review jumps when it is pressed',
  async (_, device) => {
    const visitor = await Visitor.come(browser, device)
    const { page } = visitor
    await openHere(visitor, server.address, game)
    await page.waitForSelector('.afterwards')
    const present = page.locator('.stepper button').last()
    const pressAll = async (targets: Locator) => {
      await expect.poll(() => targets.count()).toBeGreaterThan(1)
      for (const target of await targets.all()) {
        if (await present.isEnabled()) await present.evaluate((each) => (each as HTMLElement).click())
        expect(await jump(target)).toBeLessThan(1)
      }
    }
    await pressAll(page.locator('ol.moves li:not(:last-child) button'))
    await page.getByRole('button', { name: 'How it went' }).click()
    await page.locator('.curve').waitFor()
    await page.locator('.judging').waitFor({ state: 'detached' })
    await pressAll(page.locator('.review ol.moves li:not(:last-child) button'))

    // Nor do the arrows, all the way back.
    const back = page.locator('.stepper button').nth(1)
    await present.evaluate((each) => (each as HTMLElement).click())
    while (await back.isEnabled()) expect(await jump(back)).toBeLessThan(1)
    expectNoComplaints(visitor)
    await visitor.leave()
  },
)

/** One address for each kind of view. */
const views = (open: string) => [
  // An invitation; at the end, the host's view of the same table.
  open.split('#')[0]!,
  '/',
  '/play/danube',
  '/learn/bluff',
  '/puzzles',
  '/puzzle/brandubh/2',
  '/companion/bluff',
  '/about',
  '/lab',
  '/lab/sigily',
  '/my-games',
  '/lobby',
  '/play-online',
  '/watch',
  '/archive',
  '/data',
  '/local',
  open,
]

it('nothing jumps while a view loads for the first time over a slow connection', async () => {
  const visitor = await Visitor.come(browser, phone)
  const { page, context } = visitor
  const seats = ['you', 'open']
  const open = await server.openTable({ game: 'danube', seats, shuffle_seats: false, lobby: true })
  await page.addInitScript(() => {
    const all: PerformanceEntry[] = []
    Object.assign(window, { shifts: all })
    new PerformanceObserver((list) => all.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await openHere(visitor, server.address, { game: 'sigily' })
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 1e6,
    uploadThroughput: 1e6,
  })
  const jumped: string[] = []
  for (const path of views(open)) {
    await page.goto(path.startsWith('/') ? server.address + path : path, { waitUntil: 'networkidle' })
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: { value: number }[] }).shifts.reduce(
        (all, { value }) => all + value,
        0,
      ),
    )
    if (sum > 0.01) jumped.push(`${path}: ${sum.toFixed(3)}`)
  }
  expect(jumped).toEqual([])
  expectNoComplaints(visitor)
  await visitor.leave()
})
