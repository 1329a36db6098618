// At a table on one's own device, at any position, with whatever can be seen there pressed as by hand.
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { openEyes, type Route } from './eyes'
import { choiceAfter, type Position } from './random_games'
import { type Device, Visitor } from './visitor'

/** A visitor whose page can be asked what is seen on it. */
export async function withEyes(browser: Browser, device: Device): Promise<Visitor> {
  const visitor = await Visitor.come(browser, device)
  await visitor.context.addInitScript(openEyes)
  return visitor
}

/** What has happened at the table, as it is kept. */
export const steps = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const id = location.pathname.split('/')[2]
    return JSON.parse(localStorage.getItem(`nemeton.game.${id}`)!).record.steps
  })

/** As a link within the page does. */
const go = ({ page }: Visitor, path: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Opens a table on the visitor's device, and takes it over where it is handed on. Whoever is to act is a person; the others may be bots. */
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
  // Bots choose in secret at the same time.
  await expect
    .poll(async () => choiceAfter({ ...record, steps: await steps(visitor) }).seats.every((at) => !isBot(at)))
    .toBe(true)
  await page.waitForSelector('.stepper button:last-of-type:disabled')
  // Until a question card is there the table asks by itself.
  await page.waitForSelector('.board:not(:has(.card-drawn:not(:has(.card-ask))))')
}

/** Presses one part of the board after the other, which is to be an action: the step that came of it, or what kept it from coming. */
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
