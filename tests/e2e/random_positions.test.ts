// Random games of every game in the engine, with random options and numbers of seats, on screens of six
// sizes: every legal action can be done by pressing visible parts, the board is in view without scrolling,
// its letters are legible, and no text overlaps another or is cut off. The seeds are fixed. The long tier
// checks many positions on every screen; the other tiers check a few, on one screen for each game.
import { expect, it } from 'vitest'
import { isLong } from '../page/tier'
import { choiceAfter, games, positionsOf, seeded, type Below, type Position } from './support/random_games'
import { browser, server, setScene } from './support/fixture'
import { open, press, steps, withEyes } from './support/position_at_table'
import { plays } from './support/table'
import { type Device, expectNoComplaints, type Visitor } from './support/visitor'

setScene()

const gameCount = isLong ? 200 : 2

const finger = { hasTouch: true, isMobile: true }
const screens: Device[] = [
  { ...finger, viewport: { width: 360, height: 640 }, colorScheme: 'light', locale: 'en-US' },
  { ...finger, viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'de-DE' },
  { ...finger, viewport: { width: 844, height: 390 }, colorScheme: 'light', locale: 'en-US' },
  { ...finger, viewport: { width: 768, height: 1024 }, colorScheme: 'dark', locale: 'en-US' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'de-DE' },
  { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark', locale: 'en-US' },
]

/** Checks a position, does one of its actions, and returns the faults. */
async function visit(visitor: Visitor, position: Position, bots: boolean, below: Below): Promise<string[]> {
  const { page } = visitor
  await open(visitor, position, bots)
  const faults = await page.evaluate(() => window.eyes.texts())
  faults.push(...(await page.evaluate(() => window.eyes.pastTexts())))
  faults.push(...(await page.evaluate(() => window.eyes.controls())))
  const before = await steps(visitor)
  const { tokens, seat } = choiceAfter({ ...position.record, steps: before })
  if (seat === null) return faults
  const {
    routes,
    faults: found,
    steady,
  } = await page.evaluate((count) => window.eyes.explore(count), tokens.length)
  faults.push(...found)
  const done = Object.keys(routes)
  const missing = tokens.filter((token) => !done.includes(token))
  if (missing.length > 0) faults.push(`cannot be done: ${missing.join(' ')}`)
  const illegal = done.filter((token) => !tokens.includes(token))
  if (illegal.length > 0) faults.push(`not legal: ${illegal.join(' ')}`)
  if (done.length === 0) return faults

  const token = done[below(done.length)]!
  const step = await press(visitor, routes[token]!)
  const isDone = (token: string) => [token, `${seat}:${token}`].includes(step)
  if (!(steady ? isDone(token) : tokens.some(isDone))) faults.push(`${step} was done in place of ${token}`)
  faults.push(
    ...(await page.evaluate(() => (document.querySelector('main .board') ? window.eyes.texts() : []))),
  )
  return faults
}

it.each(games.map((facts, i) => ({ ...facts, i })))(
  '$id: every legal action is visible and can be pressed, and all text is legible',
  async ({ i, ...facts }) => {
    const below = seeded(20)
    const [positions, kinds] = positionsOf(facts, gameCount, 9)
    if (isLong) expect([...kinds]).toEqual(expect.arrayContaining(plays[facts.id]?.kinds ?? []))
    // Trying every action takes long if there are many.
    const looked = isLong ? positions : positions.filter(({ tokens }) => tokens.length <= 20).slice(0, 3)
    expect(looked.length).toBeGreaterThan(0)
    const faults = new Map<string, string>()
    for (const screen of isLong ? screens : [screens[i % screens.length]!]) {
      const visitor = await withEyes(browser, screen)
      await visitor.page.goto(`${server.address}/data`)
      for (const position of looked) {
        const where = JSON.stringify([screen.viewport, position.record])
        for (const fault of await visit(visitor, position, below(2) === 1, below))
          if (!faults.has(fault)) faults.set(fault, where)
      }
      expectNoComplaints(visitor)
      await visitor.leave()
    }
    expect([...faults].map(([fault, where]) => `${fault}: ${where}`)).toEqual([])
  },
  3_600_000,
)
