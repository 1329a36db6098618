// What the tests of a file share: a browser, a server, and who visits it.
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { Server } from './server'
import { desktop, type Device, expectNoComplaints, phone, startBrowser, Visitor } from './visitor'

export let browser: Browser
export let server: Server
export let visitor: Visitor
export let host: Visitor
export let guest: Visitor

export function setBrowser(): void {
  beforeAll(async () => void (browser = await startBrowser()))
  afterAll(() => browser.close())
}

/** One browser and one server for all tests of the file. */
export function setScene(): void {
  setBrowser()
  beforeAll(async () => void (server = await Server.start()))
  afterAll(() => server.stop())
}

/** One browser, and a server for each test, which may do with it what it likes; `settings` are further words of its command line. */
export function setSceneAnew(settings: string[] = []): void {
  setBrowser()
  beforeEach(async () => void (server = await Server.start(undefined, settings)))
  afterEach(() => server.stop())
}

/** One browser and one server, and for each test a visitor, who comes to the shelf and goes without a complaint. `prepare` is before the page is there. */
export function setSceneWithVisitor(
  device: Device = desktop,
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

export const setPace = (page: Page, pace: string): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('nemeton.pace', kept), JSON.stringify(pace))

/** For each test a server, a host at a computer and a guest with a phone. */
export function setSceneForTwo(settings: string[] = []): void {
  setSceneAnew(settings)
  beforeEach(async () => {
    host = await Visitor.come(browser, desktop)
    guest = await Visitor.come(browser, phone)
    // A complete turn goes at once, and so does all that is shown of the other's.
    for (const { page } of [host, guest]) await setPace(page, 'none')
  })
  afterEach(async () => {
    await host.leave()
    await guest.leave()
  })
}
