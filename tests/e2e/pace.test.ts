// What happens at a table is told as slowly as it can be read, when bots and chance act one after the other.
import { expect, it } from 'vitest'
import { choiceAfter, games, positionsOf, seeded } from './support/random_games'
import { browser, server, setScene } from './support/scene'
import { open, press, steps, withEyes } from './support/sitting'
import { desktop, expectNoComplaints } from './support/visitor'

setScene()

/** Silent reading: 238 words a minute (Brysbaert 2019), of 5.7 characters each with the blank. */
const kCharacter = 60_000 / (238 * 5.7) // ms
const kTables = process.env.NEMETON_LONG === '1' ? 40 : 4

interface Told {
  words: string
  /** When they came, in milliseconds. */
  at: number
}

it.each(games)(
  '$id: the words of every event stay until they are read',
  async (facts) => {
    const below = seeded(31)
    const visitor = await withEyes(browser, desktop)
    const { page } = visitor
    await page.clock.install()
    await page.addInitScript(() => {
      const told: Told[] = []
      Object.assign(window, { told })
      const look = () => {
        const words = document.querySelector('.status .told')?.textContent ?? ''
        if (words !== told.at(-1)?.words) told.push({ words, at: performance.now() })
      }
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.goto(`${server.address}/data`)
    const positions = positionsOf(facts, 3, 5)[0].filter(({ seat }) => seat !== null)
    const faults: string[] = []
    for (const position of positions.slice(-kTables)) {
      await open(visitor, position, true)
      const { tokens } = choiceAfter({ ...position.record, steps: await steps(visitor) })
      const { routes } = await page.evaluate((count) => window.eyes.explore(count), tokens.length)
      const done = Object.values(routes)
      await page.evaluate(() => (window as unknown as { told: Told[] }).told.splice(0))
      const step = await press(visitor, done[below(done.length)]!)
      // Until this device has to act again, or the game is over; then all of it is shown.
      const { record, seat } = position
      await expect
        .poll(async () => {
          const { seats, ended } = choiceAfter({ ...record, steps: await steps(visitor) })
          return ended || seats.includes(seat!)
        })
        .toBe(true)
      await page.clock.runFor(120_000)
      await page.waitForSelector('.stepper button:last-of-type:disabled')
      const told = await page.evaluate(() => (window as unknown as { told: Told[] }).told)
      // The first is what was done here, and the last stays. What goes as it comes is never on the screen.
      for (const [i, { words, at }] of told.slice(1, -1).entries()) {
        const stays = told[i + 2]!.at - at
        if (stays > 0 && stays < words.length * kCharacter - 1)
          faults.push(`“${words}” stays ${Math.round(stays)} ms: after ${step}, ${JSON.stringify(record)}`)
      }
    }
    expectNoComplaints(visitor)
    await visitor.leave()
    expect(faults).toEqual([])
  },
  600_000,
)
