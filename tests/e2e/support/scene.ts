// What the tests of a file share: a browser, a server, and if they like a visitor each.
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { Server } from './server'
import { desktop, expectNoComplaints, startBrowser, Visitor } from './visitor'

export let browser: Browser
export let server: Server
export let visitor: Visitor

/** One browser and one server for all tests of the file. */
export function setScene(): void {
  beforeAll(async () => {
    browser = await startBrowser()
    server = await Server.start()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })
}

/** The same, and for each test a visitor, who comes to the shelf and goes without a complaint. `prepare` is before the page is there. */
export function setSceneWithVisitor(
  device: BrowserContextOptions = desktop,
  prepare = async (_: Visitor): Promise<void> => {},
): void {
  setScene()
  beforeEach(async () => {
    visitor = await Visitor.come(browser, device)
    await prepare(visitor)
    await visitor.page.goto(server.address)
  })
  afterEach(async () => {
    expectNoComplaints(visitor)
    await visitor.leave()
  })
}
