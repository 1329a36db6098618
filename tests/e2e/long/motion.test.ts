// Animations of boats, sticks, dice and athletes are brief, and absent if reduced motion is requested.
import { expect, it } from 'vitest'
import { openHere } from '../support/position'
import { browser, server, setScene } from '../support/fixture'
import { handOver, marksOf, playOne, games, sitDown, type Game } from '../support/table'
import { desktop, expectNoComplaints, Visitor } from '../support/visitor'

interface Motion {
  what: string
  duration: number
}

setScene()

/** Plays a little, and returns every motion that began meanwhile. */
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
  const ready = async () => {
    await page.waitForSelector(`${marksOf(game).own}, ${handOver}`)
    if (await page.locator(handOver).count()) await visitor.press(handOver)
    await page.waitForSelector(marksOf(game).own)
  }
  for (let i = 0; i < 3; ++i) {
    await ready()
    // In Bricriu's Bluff & Bluster, two bids and a challenge.
    await playOne(visitor, game, game === 'bluff' ? [0, 3][i] : undefined)
  }
  await ready()
  const begun = await page.evaluate(() => (window as unknown as { begun: Motion[] }).begun)
  expectNoComplaints(visitor)
  await visitor.leave()
  return begun
}

const all: [Game, RegExp[]][] = [
  ['danube', [/^0-11$/, /^stick$/]],
  ['tug', [/^die-\d$/, /^athlete-\d-\d+$/, /^rope$/]],
  ['sigily', [/^\d-\d$/, /^stick$/]],
  ['duel', [/^form-0$/, /^form-1$/, /^table-0$/, /^table-1$/]],
  ['tabulus', [/^drawn$/, /^marker-\d-\d$/]],
  ['bluff', [/^hidden-\d-\d$/, /^cup-\d$/, /^red-die$/]],
]
it.each(all)('%s: pieces, dice and cards move, each within 300 ms', async (game, moved) => {
  const motions = await motionsOf(game, 'no-preference')
  const seen = motions.map(({ what }) => what)
  expect(moved.filter((what) => !seen.some((each) => what.test(each)))).toEqual([])
  for (const { duration } of motions) expect(duration).toBeLessThanOrEqual(300)
})

// Brandubh's pieces move by CSS transitions.
it.each(games.filter((game) => game !== 'brandubh'))(
  '%s: nothing moves if reduced motion is requested',
  async (game) => {
    expect(await motionsOf(game, 'reduce')).toEqual([])
  },
)

/** A game in which the king reaches a corner with the next move. */
const beforeTheEnd = {
  game: 'brandubh',
  steps: 'd6-e6 c4-c2 a4-a2 d3-a3 d2-f2 d4-d3 f4-f7 a3-a6 b4-b3 d5-d6 f2-f6 d3-g3 d1-d5',
}

it.each(['no-preference', 'reduce'] as const)(
  'the king’s escape is shown once, in under two seconds, and a press skips it; motion: %s',
  async (reducedMotion) => {
    const visitor = await Visitor.come(browser, { ...desktop, reducedMotion })
    const { page } = visitor
    await openHere(visitor, server.address, beforeTheEnd)
    await page.locator('[data-cell=g3]').click()
    await page.locator('[data-cell=g1]').click()
    await page.waitForSelector('.gleam')
    const lasts = () =>
      page
        .locator('main > .board')
        .evaluate((board) =>
          Math.max(
            0,
            ...board
              .getAnimations({ subtree: true })
              .map(
                ({ effect, currentTime }) =>
                  Number(effect!.getComputedTiming().endTime) - Number(currentTime),
              ),
          ),
        )
    if (reducedMotion === 'reduce') expect(await lasts()).toBe(0)
    else {
      expect(await page.locator('.board.ends').count()).toBe(1)
      expect(await lasts()).toBeLessThan(2000)
      await page.locator('[data-cell=a1]').click()
      expect(await lasts()).toBe(0)
    }
    await page.reload()
    await page.waitForSelector('.gleam')
    expect(await page.locator('.board.ends').count()).toBe(0)
    expectNoComplaints(visitor)
    await visitor.leave()
  },
)
