// People at the page: a browser of their own, whose every complaint is noted.
import AxeBuilder from '@axe-core/playwright'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { expect } from 'vitest'

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

export class Visitor {
  /** Errors on the console, exceptions, and what the content security policy refused. */
  readonly complaints: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly touch: boolean,
  ) {}

  static async come(browser: Browser, device: BrowserContextOptions = desktop): Promise<Visitor> {
    // Each visit is a first one, which needs not keep the page for a next one.
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...device,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const visitor = new Visitor(context, page, device.hasTouch ?? false)
    page.on('pageerror', (error) => visitor.complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') visitor.complaints.push(`${message.text()} (${message.location().url})`)
    })
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

  async leave(): Promise<void> {
    await this.context.close()
  }
}

/** What axe has to say against a view, a line each. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

export const expectNoComplaints = (...visitors: Visitor[]): void =>
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])

/** The browser itself complains of every connection that fails; while the server or the network is gone, that is no fault. */
export const expectLostConnectionsOnly = (...visitors: Visitor[]): void =>
  expect(
    visitors
      .flatMap(({ complaints }) => complaints)
      .filter((each) => !each.startsWith('WebSocket connection to')),
  ).toEqual([])
