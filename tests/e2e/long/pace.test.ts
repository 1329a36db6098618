// What happens at a table while bots and chance act one after the other is told in lines that stay.
import { expect, it } from 'vitest'
import { choiceAfter, games, positionsOf, seeded } from '../support/random_games'
import { browser, server, setScene } from '../support/scene'
import { open, press, steps, withEyes } from '../support/sitting'
import { desktop, expectNoComplaints } from '../support/visitor'

setScene()

const tableCount = 40

/** Notes every line that is told at a table, each once. */
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
  '$id: what others did stands there whole when this device has to act',
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
      // What stood there before goes with the press.
      const old = await page.locator('.status .told span').allInnerTexts()
      await page.evaluate(() => void ((window as unknown as { told: string[] }).told.length = 0))
      // What drawing takes on a busy machine is no time here.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      const step = await press(visitor, done[below(done.length)]!)
      // Until this device has to act again, or the game is over; then all of it is shown.
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
      // Each line came whole, and all that came since are still there, or the last three of them.
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
