// People at the page: a browser of their own, whose every complaint is noted.
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
import { patience } from './patience'

export interface Device extends BrowserContextOptions {
  /** Stays for so long that the browser is idle: the page loads what is for later, and is kept for a next visit. */
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
 * What Chromium compiles for speed would never pay here: each visitor comes with an empty cache, and stays for seconds. Letters are as
 * wide as in a window.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--js-flags=--liftoff-only',
  '--font-render-hinting=none',
]

/** Debian's Chromium without windows, which takes a quarter less of the processor; it shows no notices, for which there is the one with them. */
export const startBrowser = ({ notices = false } = {}): Promise<Browser> =>
  chromium.launch({ executablePath: `/usr/bin/chromium${notices ? '' : '-headless-shell'}`, args })

/** Who is at the page just now. */
export const present = new Set<Visitor>()

/** How much of a view is told, in characters. */
const mostTold = 800

export class Visitor {
  /** Errors on the console, exceptions, and what the content security policy refused. */
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
    // To load and start all nine games takes the browser longer than most visits here.
    if (!stays) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    page.setDefaultTimeout(patience)
    const visitor = new Visitor(context, page, device.hasTouch ?? false)
    present.add(visitor)
    page.on('pageerror', (error) => visitor.complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') visitor.complaints.push(`${message.text()} (${message.location().url})`)
    })
    // The tests press what is forced too.
    await page.addInitScript(() => localStorage.setItem('nemeton.forced', 'false'))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (e) =>
        console.error(`refused by the policy: ${e.violatedDirective} ${e.blockedURI}`),
      ),
    )
    return visitor
  }

  /** A click of the mouse, or a tap where there is none. */
  async press(selector: string): Promise<void> {
    const target = this.page.locator(selector).first()
    await (this.touch ? target.tap() : target.click())
  }

  /** What this visitor saw last: a wait that ended in vain says what was missing, and not what was there. */
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

/** What axe has to say against a view once it is there, a line each. The page has no frames, for which axe would need a driver: it runs as it is. */
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

/** Less than a finger needs, in pixels of the page; a tenth is left for rounding. */
const leastTouchSize = 43.9

/** What can be pressed on a view and is too small for a finger, a line each. Links in running text are as high as the text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, [role=gridcell]',
    )
    const pressed = [...all].filter((each) => {
      if (!each.checkVisibility() || each.matches(':disabled, p a, .book a, [inert] *')) return false
      // A part of a board can be pressed where the pointer says so.
      return each.role !== 'gridcell' || !['auto', 'default'].includes(getComputedStyle(each).cursor)
    })
    return pressed.flatMap((each) => {
      const { width, height } = (each.closest('label') ?? each).getBoundingClientRect()
      if (width >= finger && height >= finger) return []
      const name = each.getAttribute('aria-label') ?? each.closest('label, button, a')?.textContent ?? each.id
      return [`${Math.round(width)} × ${Math.round(height)}: ${each.localName} ${name}`]
    })
  }, leastTouchSize)

/** Nothing that axe finds, and nothing too small for a finger. */
export async function expectWell({ page }: Visitor): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

/** Waits until two see the same: what happens at a table reaches one of them before the other. */
export const expectSame = <T>(one: Visitor, other: Visitor, look: (visitor: Visitor) => Promise<T>) =>
  vi.waitFor(async () => expect(await look(one)).toEqual(await look(other)), { timeout: patience })

export const expectNoComplaints = (...visitors: Visitor[]): void =>
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])

/** No complaints but such. */
export const expectLost = (pattern: RegExp, visitors: Visitor[]): void =>
  expect(visitors.flatMap(({ complaints }) => complaints).filter((each) => !pattern.test(each))).toEqual([])

/** The browser itself complains of every connection that fails; while the server or the network is gone, that is no fault. */
export const expectLostConnectionsOnly = (...visitors: Visitor[]): void =>
  expectLost(/^(WebSocket connection to|Failed to load resource: net::ERR_)/, visitors)

/** The same where the page had loaded everything before: it lacks nothing but the server's answers and pictures of other games. */
export const expectNothingMissing = (...visitors: Visitor[]): void =>
  expectLost(/^(WebSocket connection to|Failed to load resource: net::ERR_.*\/(api|pictures)\/)/, visitors)
