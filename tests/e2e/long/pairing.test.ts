// Strangers who look for company, with real browsers: paired at one server, a bot meanwhile, and nobody is torn from it.
import { expect, it } from 'vitest'
import { guest, host, server, setSceneForTwo } from '../support/scene'
import { expectNoComplaints, expectWell, findings, type Visitor } from '../support/visitor'

setSceneForTwo()

const table = ({ page }: Visitor) => new URL(page.url()).pathname

/** From the shelf to the page where one chooses, and one press on one game. */
async function lookFromShelf(visitor: Visitor): Promise<void> {
  await visitor.page.goto(server.address)
  await visitor.press('.ways [href="/now"]')
  await visitor.page.waitForSelector('main.now')
  await expectWell(visitor)
  await visitor.press('.now-games li:has-text("Brandubh") button')
  await visitor.page.waitForSelector('main.table [role=grid]')
}

/** One press at the set-up of the game. */
async function lookFromSetup(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${server.address}/play/brandubh`)
  await visitor.press('.play-now button')
  await visitor.page.waitForSelector('main.table [role=grid]')
}

const sit = async (visitor: Visitor): Promise<void> => {
  await visitor.press('.seek.found .primary')
  await visitor.page.waitForURL('**/t/*')
}

it('two who press Play now play a bot each, and then each other', async () => {
  await lookFromShelf(host)
  await host.page.waitForSelector('.seek:has-text("Looking for company")')
  expect(table(host)).toMatch(/^\/local\//)
  expect(await findings(host.page)).toEqual([])
  await lookFromSetup(guest)
  for (const visitor of [host, guest]) {
    await visitor.page.waitForSelector('.seek.found:has-text("Brandubh")')
    expect(await visitor.page.title()).toContain('Somebody is here')
    // The bot's game goes on until the reader says so.
    expect(table(visitor)).toMatch(/^\/local\//)
    await expectWell(visitor)
  }
  await sit(host)
  await sit(guest)
  expect(table(host)).toBe(table(guest))
  for (const { page } of [host, guest]) {
    await page.waitForSelector('.seek', { state: 'detached' })
    await page.waitForSelector('main.table [role=grid]')
    expect(await page.title()).not.toContain('Somebody is here')
  }
  expectNoComplaints(host, guest)
})

it('whoever sits down alone is first in line again, and plays with the next who comes', async () => {
  await lookFromSetup(host)
  await lookFromSetup(guest)
  const before = table(host)
  await sit(host)
  const left = table(host)
  // The guest wants no more.
  await guest.press('.seek.found .quiet')
  await guest.page.waitForSelector('.seek', { state: 'detached' })
  await host.page.waitForSelector('.seek:has-text("first in line")')
  await host.page.waitForURL(`**${before}`)

  await lookFromSetup(guest)
  await guest.page.waitForSelector('.seek.found')
  await host.page.waitForSelector('.seek.found')
  await sit(host)
  await sit(guest)
  expect(table(host)).toBe(table(guest))
  expect(table(host)).not.toBe(left)
  await host.page.waitForSelector('.seek', { state: 'detached' })
  // The browser says of a table that is gone that it is.
  expectNoComplaints(guest)
})
