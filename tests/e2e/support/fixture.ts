// The browser, the server and the visitors that the tests of a file share.
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

/** Starts one browser and one server for all tests of the file. */
export function setScene(): void {
  setBrowser()
  beforeAll(async () => void (server = await Server.start()))
  afterAll(() => server.stop())
}

/** Starts one browser, and a server for each test. `settings` are more command-line arguments. */
export function setSceneAnew(settings: string[] = []): void {
  setBrowser()
  beforeEach(async () => void (server = await Server.start(undefined, settings)))
  afterEach(() => server.stop())
}

/**
 * Starts one browser and one server. Each test gets a visitor on the home page, and fails if the visitor's
 * browser complains. `prepare` runs before the page loads.
 */
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
  page.addInitScript((kept) => localStorage.setItem('nemeton.animationSpeed', kept), JSON.stringify(pace))

/** Starts a server for each test, with a host on a computer and a guest on a phone. */
export function setSceneForTwo(settings: string[] = []): void {
  setSceneAnew(settings)
  beforeEach(async () => {
    host = await Visitor.come(browser, desktop)
    guest = await Visitor.come(browser, phone)
    // Complete turns are sent at once, and the other player's are shown at once.
    for (const { page } of [host, guest]) await setPace(page, 'none')
  })
  afterEach(async () => {
    await host.leave()
    await guest.leave()
  })
}
