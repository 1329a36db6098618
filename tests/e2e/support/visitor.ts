// People on the page, each with a browser context whose errors are recorded.
import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { expect, TestRunner, vi } from 'vitest'
import { patience } from './timeout'

export interface Device extends BrowserContextOptions {
  /** Stays until the browser is idle: the page loads what it deferred, and is kept for the next visit. */
  stays?: boolean
}

export const phone: Device = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
export const desktop: Device = { viewport: { width: 1440, height: 900 } }

/**
 * Optimized code would never pay off here: each visitor comes with an empty cache and stays for seconds.
 * Without hinting, letters are as wide as in a window.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--js-flags=--liftoff-only',
  '--font-render-hinting=none',
]

/** Starts Chromium's headless shell, which takes a quarter less processor time but has no notifications. */
export const startBrowser = ({ notices = false } = {}): Promise<Browser> =>
  chromium.launch({ executablePath: `/usr/bin/chromium${notices ? '' : '-headless-shell'}`, args })

/** The visitors who are on the page now. */
export const present = new Set<Visitor>()

/** The length of the page's text in a report, in characters. */
const mostTold = 800

export class Visitor {
  /** Console errors, exceptions, and violations of the content security policy. */
  readonly complaints: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly touch: boolean,
  ) {}

  static async come(browser: Browser, { stays = false, ...device }: Device = desktop): Promise<Visitor> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: stays ? 'allow' : 'block',
      ...device,
    })
    const page = await context.newPage()
    // Loading and starting all nine games would take longer than most visits here.
    if (!stays) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    page.setDefaultTimeout(patience)
    const visitor = new Visitor(context, page, device.hasTouch ?? false)
    present.add(visitor)
    page.on('pageerror', (error) => visitor.complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') visitor.complaints.push(`${message.text()} (${message.location().url})`)
    })
    // Tests press forced moves too.
    await page.addInitScript(() => localStorage.setItem('nemeton.playForced', 'false'))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (e) =>
        console.error(`refused by the policy: ${e.violatedDirective} ${e.blockedURI}`),
      ),
    )
    return visitor
  }

  /** Clicks, or taps on a touch screen. */
  async press(selector: string): Promise<void> {
    const target = this.page.locator(selector).first()
    await (this.touch ? target.tap() : target.click())
  }

  /** Prints what this visitor saw last, because a failed wait reports only what was missing. */
  private async tell(): Promise<void> {
    const text = await this.page.innerText('body', { timeout: 1000 }).catch(String)
    const seen = text.replace(/\s+/g, ' ').slice(0, mostTold)
    console.error([`seen at ${this.page.url()}: ${seen}`, ...this.complaints].join('\n'))
  }

  async leave(): Promise<void> {
    present.delete(this)
    if (TestRunner.getCurrentTest()?.result?.state === 'fail') await this.tell()
    await this.context.close()
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns axe's findings once the view is ready. The page has no frames, so axe runs without a driver. */
export async function findings(page: Page): Promise<string[]> {
  await page.waitForSelector('main[aria-busy=true]', { state: 'detached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

/** The smallest size for a finger, in CSS pixels, less a tenth for rounding. */
const leastTouchSize = 43.9

/** Returns the targets that are too small for a finger. Links in running text are as high as the text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, [role=gridcell]',
    )
    const pressed = [...all].filter((each) => {
      if (!each.checkVisibility() || each.matches(':disabled, p a, .book a, [inert] *, .visually-hidden'))
        return false
      // The pointer shows which parts of a board can be pressed.
      return each.role !== 'gridcell' || !['auto', 'default'].includes(getComputedStyle(each).cursor)
    })
    return pressed.flatMap((each) => {
      const { width, height } = (each.closest('label') ?? each).getBoundingClientRect()
      if (width >= finger && height >= finger) return []
      const name = each.getAttribute('aria-label') ?? each.closest('label, button, a')?.textContent ?? each.id
      return [`${Math.round(width)} × ${Math.round(height)}: ${each.localName} ${name}`]
    })
  }, leastTouchSize)

/** Expects axe to find nothing, and every target to be large enough for a finger. */
export async function expectWell({ page }: Visitor): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

/** Waits until both see the same: an event reaches one of them before the other. */
export const expectSame = <T>(one: Visitor, other: Visitor, look: (visitor: Visitor) => Promise<T>) =>
  vi.waitFor(async () => expect(await look(one)).toEqual(await look(other)), { timeout: patience })

export const expectNoComplaints = (...visitors: Visitor[]): void =>
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])

/** Expects no complaints except those that match. */
export const expectLost = (pattern: RegExp, visitors: Visitor[]): void =>
  expect(visitors.flatMap(({ complaints }) => complaints).filter((each) => !pattern.test(each))).toEqual([])

/** Allows only lost connections, which the browser reports while the server or the network is gone. */
export const expectLostConnectionsOnly = (...visitors: Visitor[]): void =>
  expectLost(/^(WebSocket connection to|Failed to load resource: net::ERR_)/, visitors)

/** Allows the same, but only for the server's answers and other games' pictures: the rest was loaded. */
export const expectNothingMissing = (...visitors: Visitor[]): void =>
  expectLost(/^(WebSocket connection to|Failed to load resource: net::ERR_.*\/(api|pictures)\/)/, visitors)
