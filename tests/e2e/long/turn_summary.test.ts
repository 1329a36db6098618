// The turn summary keeps its lines while bots and chance act one after the other.
import { expect, it } from 'vitest'
import { choiceAfter, games, positionsOf, seeded } from '../support/random_games'
import { browser, server, setScene } from '../support/fixture'
import { open, press, steps, withEyes } from '../support/position_at_table'
import { desktop, expectNoComplaints } from '../support/visitor'

setScene()

const tableCount = 40

/** Records every line of the turn summary once. */
function noteTold(): void {
  const told: string[] = []
  Object.assign(window, { told })
  const look = () => {
    for (const line of document.querySelectorAll('.status .told span')) {
      const words = line.textContent
      if (words !== told.at(-1) && !told.includes(words)) told.push(words)
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

it.each(games)(
  '$id: the turn summary is complete when this device has to act',
  async (facts) => {
    const below = seeded(31)
    const visitor = await withEyes(browser, desktop)
    const { page } = visitor
    await page.clock.install()
    await page.addInitScript(noteTold)
    await page.goto(`${server.address}/data`)
    const faults: string[] = []
    const positions = positionsOf(facts, 3, 5)[0].filter(({ seat }) => seat !== null)
    for (const position of positions.slice(-tableCount)) {
      await open(visitor, position, true)
      const { record, seat } = position
      const before = await steps(visitor)
      const after = (steps: string[]) => choiceAfter({ ...record, steps })
      const { routes } = await page.evaluate(
        (count) => window.eyes.explore(count),
        after(before).tokens.length,
      )
      const done = Object.values(routes)
      // The press removes the old lines.
      const old = await page.locator('.status .told span').allInnerTexts()
      await page.evaluate(() => void ((window as unknown as { told: string[] }).told.length = 0))
      // The clock is paused, so slow drawing on a busy machine takes no time.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      const step = await press(visitor, done[below(done.length)]!)
      // Wait until this device has to act again or the game is over, then let the page show everything.
      const isMine = async () => {
        const { ended, seat: first, seats } = after(await steps(visitor))
        return ended || first === seat || seats.includes(seat!)
      }
      await expect.poll(isMine).toBe(true)
      await page.clock.runFor(120_000)
      await page.clock.resume()
      await page.waitForSelector('.stepper button:last-of-type:disabled')
      const shown = await page.locator('.status .told span').allInnerTexts()
      const all = await page.evaluate(() => (window as unknown as { told: string[] }).told)
      const told = all.filter((line) => !old.includes(line))
      // No line was cut short, and all new lines are still there, or at least the last three.
      const kept = told.slice(-3).filter((line) => shown.includes(line))
      if (kept.length < Math.min(3, told.length))
        faults.push(
          `${JSON.stringify(told)} became ${JSON.stringify(shown)}: after ${step}, ${JSON.stringify(record)}`,
        )
    }
    expectNoComplaints(visitor)
    await visitor.leave()
    expect(faults).toEqual([])
  },
  600_000,
)
