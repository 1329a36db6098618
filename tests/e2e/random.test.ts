// Random games of every game that the engine knows, over their options and numbers of seats, on screens of six sizes: every
// legal action can be done by pressing what is seen, no two texts stand on each other, and nothing is cut off. The seeds are
// fixed. With NEMETON_LONG=1 there are more games, and each of their positions is looked at on every screen.
import type { BrowserContextOptions } from 'playwright-core'
import { expect, it } from 'vitest'
import { openEyes } from './support/eyes'
import { choiceAfter, games, positionsOf, seeded, type Position } from './support/random_games'
import { browser, server, setScene } from './support/scene'
import { plays } from './support/table'
import { expectNoComplaints, Visitor } from './support/visitor'

setScene()

const isLong = process.env.NEMETON_LONG === '1'
const kGames = isLong ? 200 : 24

const finger = { hasTouch: true, isMobile: true }
const screens: BrowserContextOptions[] = [
  { ...finger, viewport: { width: 360, height: 640 }, colorScheme: 'light', locale: 'en-US' },
  { ...finger, viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'de-DE' },
  { ...finger, viewport: { width: 844, height: 390 }, colorScheme: 'light', locale: 'en-US' },
  { ...finger, viewport: { width: 768, height: 1024 }, colorScheme: 'dark', locale: 'en-US' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'de-DE' },
  { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark', locale: 'en-US' },
]

const steps = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('nemeton.local')!).record.steps)

/** As a link within the page does. */
const go = ({ page }: Visitor, path: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Opens a table on the visitor's device, and takes it over where it is handed on. Whoever is to act is a person; the others may be bots. */
async function open(visitor: Visitor, { record, seat }: Position, bots: boolean): Promise<void> {
  const { page } = visitor
  const isBot = (at: number) => bots && seat !== null && at !== seat
  const seats = Array.from({ length: record.seats }, (_, at) =>
    isBot(at) ? { kind: 'bot', level: 'novice' } : { kind: 'person' },
  )
  await go(visitor, '/elsewhere')
  await page.waitForSelector('main.missing')
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), {
    record,
    seats,
  })
  await go(visitor, '/local')
  await page.waitForSelector('main.table .board, main.hand-over')
  if (await page.locator('main.hand-over').count()) await visitor.press('main.hand-over button.primary')
  await page.waitForSelector('main.table .board')
  // Bots choose in secret at the same time.
  await expect
    .poll(async () => choiceAfter({ ...record, steps: await steps(visitor) }).seats.every((at) => !isBot(at)))
    .toBe(true)
  await page.waitForSelector('.stepper button:last-of-type:disabled')
  // Until a question card is there the table asks by itself.
  await page.waitForSelector('.board:not(:has(.card-drawn:not(:has(.card-ask))))')
}

/** Looks at a position and does one of its actions; what is wrong there, a line each. */
async function visit(
  visitor: Visitor,
  position: Position,
  bots: boolean,
  below: (n: number) => number,
): Promise<string[]> {
  const { page } = visitor
  await open(visitor, position, bots)
  const faults = await page.evaluate(() => window.eyes.texts())
  if (position.record.steps.length > 0) {
    await visitor.press('.stepper button:nth-of-type(2)')
    faults.push(...(await page.evaluate(() => window.eyes.texts())))
    await visitor.press('.stepper button:last-of-type')
  }
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
  for (const name of routes[token]!) {
    const place = await page.evaluate((name) => window.eyes.place(name), name)
    if (!place) return [...faults, `${name} is not there for ${token}`]
    await (visitor.touch ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y))
  }
  const isPlayed = async () => (await steps(visitor)).length > before.length
  if (
    !(await expect
      .poll(isPlayed, { timeout: 10_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      ))
  )
    return [...faults, `${token} is not done by pressing ${routes[token]!.join(', ')}`]
  const step = (await steps(visitor))[before.length]!
  const isDone = (token: string) => [token, `${seat}:${token}`].includes(step)
  if (!(steady ? isDone(token) : tokens.some(isDone))) faults.push(`${step} was done in place of ${token}`)
  faults.push(
    ...(await page.evaluate(() => (document.querySelector('main .board') ? window.eyes.texts() : []))),
  )
  return faults
}

it.each(games)(
  '$id: whatever can be done is seen and can be pressed, and all that is written can be read',
  async (facts) => {
    const below = seeded(20)
    const [positions, kinds] = positionsOf(facts, kGames, 9)
    expect([...kinds]).toEqual(expect.arrayContaining(plays[facts.id]?.kinds ?? []))
    const faults = new Map<string, string>()
    for (const [i, screen] of screens.entries()) {
      const visitor = await Visitor.come(browser, screen)
      await visitor.context.addInitScript(openEyes)
      await visitor.page.goto(`${server.address}/data`)
      for (const [k, position] of positions.entries()) {
        // Each position on one of the small screens and one of the large.
        if (!isLong && k % 3 !== i % 3) continue
        const where = JSON.stringify([screen.viewport, position.record])
        for (const fault of await visit(visitor, position, (i + k) % 2 === 1, below))
          if (!faults.has(fault)) faults.set(fault, where)
      }
      expectNoComplaints(visitor)
      await visitor.leave()
    }
    expect([...faults].map(([fault, where]) => `${fault}: ${where}`)).toEqual([])
  },
  isLong ? 3_600_000 : 1_200_000,
)
