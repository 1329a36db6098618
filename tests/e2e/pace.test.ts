// What happens at a table is told as slowly as it can be read, when bots and chance act one after the other.
import { expect, it } from 'vitest'
import { isLong } from './support/tier'
import { choiceAfter, games, positionsOf, seeded } from './support/random_games'
import { browser, server, setScene } from './support/scene'
import { open, press, steps, withEyes } from './support/sitting'
import { desktop, expectNoComplaints } from './support/visitor'

setScene()

/** Silent reading: 238 words a minute (Brysbaert 2019), of 5.7 characters each with the blank. */
const readingTimePerCharacter = 60_000 / (238 * 5.7) // ms
const tableCount = isLong ? 40 : 1

interface Told {
  words: string
  /** When they came, in milliseconds. */
  at: number
}

/** Notes what is told at a table, and when. */
function noteTold(): void {
  const told: Told[] = []
  Object.assign(window, { told })
  const look = () => {
    const words = document.querySelector('.status .told')?.textContent ?? ''
    if (words !== told.at(-1)?.words) told.push({ words, at: performance.now() })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

it.each(games)(
  '$id: the words of every event stay until they are read',
  async (facts) => {
    const below = seeded(31)
    const visitor = await withEyes(browser, desktop)
    const { page } = visitor
    await page.clock.install()
    await page.addInitScript(noteTold)
    await page.goto(`${server.address}/data`)
    const toldSoFar = () => page.evaluate(() => (window as unknown as { told: Told[] }).told)
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
      const seen = (await toldSoFar()).length
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
      // What was done here needs not be read, and the last stays. What goes as it comes is never on the screen.
      const all = await steps(visitor)
      let own = before.length + 1
      while (own < all.length && after(all.slice(0, own)).seat === seat) ++own
      const told = (await toldSoFar()).slice(seen + own - before.length)
      for (const [i, { words, at }] of told.slice(0, -1).entries()) {
        const stays = told[i + 1]!.at - at
        if (stays > 0 && stays < words.length * readingTimePerCharacter - 1)
          faults.push(`“${words}” stays ${Math.round(stays)} ms: after ${step}, ${JSON.stringify(record)}`)
      }
    }
    expectNoComplaints(visitor)
    await visitor.leave()
    expect(faults).toEqual([])
  },
  600_000,
)
