// Opens any position at a table on the visitor's device, and presses visible parts as a person would.
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { openEyes, type Route } from './page_inspection'
import { choiceAfter, type Position } from './random_games'
import { type Device, Visitor } from './visitor'

/** Opens a browser whose page can report what is visible on it. */
export async function withEyes(browser: Browser, device: Device): Promise<Visitor> {
  const visitor = await Visitor.come(browser, device)
  await visitor.context.addInitScript(openEyes)
  return visitor
}

/** Returns the steps of the game, as the page has saved them. */
export const steps = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const id = location.pathname.split('/')[2]
    return JSON.parse(localStorage.getItem(`nemeton.game.${id}`)!).record.steps
  })

/** Navigates as a link within the page does. */
const go = ({ page }: Visitor, path: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Opens a table on the visitor's device. A person acts next; with `bots`, the other seats are bots. */
export async function open(visitor: Visitor, { record, seat }: Position, bots: boolean): Promise<void> {
  const { page } = visitor
  const isBot = (at: number) => bots && seat !== null && at !== seat
  const seats = Array.from({ length: record.seats }, (_, at) =>
    isBot(at) ? { kind: 'bot', level: 'novice' } : { kind: 'person' },
  )
  await go(visitor, '/elsewhere')
  await page.waitForSelector('main.missing')
  await page.evaluate(
    (saved) => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith('nemeton.game.')) localStorage.removeItem(name)
      localStorage.setItem('nemeton.local', JSON.stringify(saved))
    },
    { record, seats },
  )
  await go(visitor, '/local')
  await page.waitForSelector('main.table .board, main.hand-over')
  if (await page.locator('main.hand-over').count()) await visitor.press('main.hand-over button.primary')
  await page.waitForSelector('main.table .board')
  // Bots may choose at the same time, in secret.
  await expect
    .poll(async () => choiceAfter({ ...record, steps: await steps(visitor) }).seats.every((at) => !isBot(at)))
    .toBe(true)
  await page.waitForSelector('.stepper button:last-of-type:disabled')
  // Until the question card has loaded, plain buttons stand in for it.
  await page.waitForSelector('.board:not(:has(.card-drawn:not(:has(.card-ask))))')
}

/** Presses parts of the board one after the other to do an action. Returns its step, or why there is none. */
export async function press(visitor: Visitor, route: Route): Promise<string> {
  const { page } = visitor
  const before = (await steps(visitor)).length
  for (const name of route) {
    const place = await page.evaluate((name) => window.eyes.place(name), name)
    if (!place) return `nothing, for ${name} was not there`
    await (visitor.touch ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y))
  }
  const played = page.waitForFunction((before) => {
    const id = location.pathname.split('/')[2]
    return JSON.parse(localStorage.getItem(`nemeton.game.${id}`)!).record.steps[before]
  }, before)
  return played.then(
    (step) => step.jsonValue(),
    () => `nothing by pressing ${route.join(', ')}`,
  )
}
