// Moderation between players: one is sent away, blocked and reported.
import { it } from 'vitest'
import { openTable, takeNameAnew } from '../support/people'
import { guest, host, server, setSceneForTwo } from '../support/scene'
import { expectWell } from '../support/visitor'

setSceneForTwo()

it('a player who was sent away cannot return to that table, but can join another', async () => {
  const address = await openTable(host, server)
  await guest.page.goto(address)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('main.table [role=grid]')
  await host.press('.controls button:has-text("People here")')
  await host.page.waitForSelector('.people button:has-text("away for good")')
  await expectWell(host)
  await host.press('.people button:has-text("away for good")')
  await host.page.waitForSelector('.people', { state: 'detached' })
  await guest.page.waitForSelector('.notice .problem')
  await guest.press('.seat-offer button.primary')
  await guest.page.waitForSelector('.notice .problem:has-text("sent you away")')
  await guest.page.goto(await openTable(host, server))
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('main.table [role=grid]')
})

it('a blocked player cannot join the blocker’s tables until they are unblocked', async () => {
  await takeNameAnew(host, server, 'Ceridwen')
  await takeNameAnew(guest, server, 'Gwion')
  await guest.page.goto(await openTable(host, server))
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('main.table [role=grid]')
  await host.press('.controls button:has-text("People here")')
  await host.page.waitForSelector('.people a:has-text("Gwion")')
  await host.press('.people button[aria-label="Report Gwion"]')
  await expectWell(host)
  await host.page.fill('.people textarea', 'He does not play.')
  await host.press('.people button:has-text("Send the report")')
  await host.page.waitForSelector('.people [role=status]:has-text("Thank you")')
  await host.press('.people button[aria-label="Block Gwion"]')
  await host.press('.people .order-form button:has-text("Block")')
  await host.page.waitForSelector('.people [role=status]:has-text("Blocked")')

  const another = await openTable(host, server)
  await guest.page.goto(another)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation .problem:has-text("do not play together")')
  await host.page.goto(`${server.named}/name`)
  await host.page.waitForSelector('h2:has-text("Whom you have blocked")')
  await expectWell(host)
  await host.press('button:has-text("Unblock")')
  await host.page.waitForSelector('h2:has-text("Whom you have blocked")', { state: 'detached' })
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('main.table [role=grid]')
})
