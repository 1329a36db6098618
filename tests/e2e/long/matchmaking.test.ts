// Matchmaking: two strangers are paired while each plays a bot, and neither is pulled out of that game.
import { expect, it } from 'vitest'
import { guest, host, server, setSceneForTwo } from '../support/fixture'
import { expectNoComplaints, expectWell, findings, type Visitor } from '../support/visitor'

setSceneForTwo()

const table = ({ page }: Visitor) => new URL(page.url()).pathname

/** Goes from the home page to the matchmaking page, and presses one game. */
async function lookFromShelf(visitor: Visitor): Promise<void> {
  await visitor.page.goto(server.address)
  await visitor.press('.ways [href="/play-online"]')
  await visitor.page.waitForSelector('main.now')
  await expectWell(visitor)
  await visitor.press('.now-games li:has-text("Brandubh") button')
  await visitor.page.waitForSelector('main.table [role=grid]')
}

/** Presses Play now on the setup page of the game. */
async function lookFromSetup(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${server.address}/play/brandubh`)
  await visitor.press('.play-now button')
  await visitor.page.waitForSelector('main.table [role=grid]')
}

const sit = async (visitor: Visitor): Promise<void> => {
  await visitor.press('.seek.found .primary')
  await visitor.page.waitForURL('**/t/*')
}

it('two players who press Play now play a bot each, and then each other', async () => {
  await lookFromShelf(host)
  await host.page.waitForSelector('.seek:has-text("Looking for company")')
  expect(table(host)).toMatch(/^\/local\//)
  expect(await findings(host.page)).toEqual([])
  await lookFromSetup(guest)
  for (const visitor of [host, guest]) {
    await visitor.page.waitForSelector('.seek.found:has-text("Brandubh")')
    expect(await visitor.page.title()).toContain('Somebody is here')
    // The game against the bot goes on until the player leaves it.
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

it('a player whose opponent does not come is first in line again, and plays the next one', async () => {
  await lookFromSetup(host)
  await lookFromSetup(guest)
  const before = table(host)
  await sit(host)
  const left = table(host)
  // The guest declines.
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
  // The host's browser reports the table that is gone.
  expectNoComplaints(guest)
})
