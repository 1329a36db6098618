// What is seen to move: boats along the river and falling sticks, dice and athletes; briefly, and not for those who ask for none.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Server } from './support/server'
import { marks, playOne, sitDown, type Game } from './support/table'
import { desktop, expectNoComplaints, startBrowser, Visitor } from './support/visitor'

interface Motion {
  what: string
  duration: number
}

let browser: Browser
let server: Server
beforeAll(async () => {
  browser = await startBrowser()
  server = await Server.start()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Plays a little, and tells every motion that was begun meanwhile. */
async function motionsOf(game: Game, reducedMotion: 'reduce' | 'no-preference'): Promise<Motion[]> {
  const visitor = await Visitor.come(browser, { ...desktop, reducedMotion })
  const { page } = visitor
  await page.addInitScript(() => {
    const begun: Motion[] = []
    Object.assign(window, { begun })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const { duration } = options as KeyframeAnimationOptions
      begun.push({
        what:
          this.getAttribute('data-boat') ??
          this.getAttribute('data-glides') ??
          this.getAttribute('data-chariot') ??
          this.getAttribute('class') ??
          '',
        duration: Number(duration),
      })
      return animate.call(this, frames, options)
    }
  })
  await page.goto(server.address)
  await sitDown(visitor, { game, opponent: game === 'duel' ? 'bot' : 'here' })
  for (let i = 0; i < 3; ++i) {
    await page.waitForSelector(marks[game].own)
    await playOne(visitor, game)
  }
  await page.waitForSelector(marks[game].own)
  const begun = await page.evaluate(() => (window as unknown as { begun: Motion[] }).begun)
  expectNoComplaints(visitor)
  await visitor.leave()
  return begun
}

it('boats go down the river and sticks fall, each within 300 ms', async () => {
  const motions = await motionsOf('danube', 'no-preference')
  expect(motions).toContainEqual({ what: '0-11', duration: 300 })
  expect(motions.some(({ what }) => what === 'stick')).toBe(true)
  for (const { duration } of motions) expect(duration).toBeLessThanOrEqual(300)
})

it('dice roll and go beside the column, athletes come to the rope, each within 300 ms', async () => {
  const motions = await motionsOf('tug', 'no-preference')
  for (const what of [/^die-\d$/, /^athlete-\d-\d+$/, /^rope$/]) {
    expect(motions.some((motion) => what.test(motion.what))).toBe(true)
  }
  for (const { duration } of motions) expect(duration).toBeLessThanOrEqual(300)
})

it('chariots go round and sticks fall, each within 300 ms', async () => {
  const motions = await motionsOf('sigily', 'no-preference')
  for (const what of [/^\d-\d$/, /^stick$/]) {
    expect(motions.some((motion) => what.test(motion.what))).toBe(true)
  }
  for (const { duration } of motions) expect(duration).toBeLessThanOrEqual(300)
})

it('forms and cards are turned over when they are revealed, each within 300 ms', async () => {
  const motions = await motionsOf('duel', 'no-preference')
  for (const what of ['form-0', 'form-1', 'table-0', 'table-1']) {
    expect(motions.map((motion) => motion.what)).toContain(what)
  }
  for (const { duration } of motions) expect(duration).toBeLessThanOrEqual(300)
})

it.each(['danube', 'sigily', 'tug', 'duel'] as const)(
  '%s: nothing moves where reduced motion is asked for',
  async (game) => {
    expect(await motionsOf(game, 'reduce')).toEqual([])
  },
)
