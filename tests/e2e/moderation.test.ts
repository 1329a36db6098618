// Moderation: reports, bans and announcements, and players who send each other away or block each other.
import { it } from 'vitest'
import { isLong } from '../page/tier'
import { accept, openTable, takeNameAnew } from './support/player_actions'
import { guest, host, server, setSceneForTwo } from './support/fixture'
import { unfold } from './support/table'
import { expectWell } from './support/visitor'

const adminKey = 'k'.repeat(24)
setSceneForTwo(['--moderator-keys', `anna:${adminKey}`])

it('a moderator settles a report, bans a player and makes an announcement, on a phone', async () => {
  await takeNameAnew(host, server, 'Rudeling')
  const player = await host.page.evaluate(() => JSON.parse(localStorage.getItem('nemeton.session')!).player)
  await guest.page.goto(`${server.named}/player/${player}`)
  await guest.press('.person-actions button:has-text("Report")')
  await expectWell(guest)
  await guest.press('.person-actions button:has-text("Send the report")')
  await guest.page.waitForSelector('.person-actions [role=status]')

  const { page } = guest
  await page.goto(`${server.named}/admin`)
  await page.fill('[name=key]', 'wrong')
  await guest.press('.moderation form button')
  await page.waitForSelector('.moderation .problem')
  await page.fill('[name=key]', adminKey)
  await guest.press('.moderation form button')
  await page.waitForSelector('.notes a:has-text("Rudeling")')
  await expectWell(guest)
  await page.fill('[name=note]', 'banned')
  await guest.press('.notes button:has-text("Settle")')
  await page.waitForSelector('.notes .note:has-text("Settled by anna: banned")')
  await page.fill('[name=name]', 'Rudeling')
  await guest.press('.in-line button:has-text("Take the name away")')
  const told = page.locator('.moderation [role=status]')
  await told.waitFor()
  const name = /Player \d+/.exec(await told.innerText())![0]
  await page.fill('[name=whom]', name)
  await page.fill('[name=why]', 'a rude name')
  await guest.press('form[aria-label="Ban"] button')
  await page.waitForSelector('.notes li:has-text("a rude name") button:has-text("Lift")')
  await page.fill('form[aria-label="Announce"] textarea', 'Club night at eight')
  await guest.press('form[aria-label="Announce"] button')
  await page.waitForSelector('.notes li:has-text("Club night at eight")')
  await expectWell(guest)

  // The banned player sees the announcement, and learns of the ban on opening a table.
  await host.page.goto(`${server.named}/about`)
  await host.page.waitForSelector('.announced:has-text("Club night at eight")')
  await expectWell(host)
  await host.press('.announced button')
  await host.page.waitForSelector('.announced', { state: 'detached' })
  await host.page.goto(`${server.named}/play/brandubh`)
  await unfold(host)
  await host.press('label.tile:has([value=friend])')
  await host.press('form button.primary')
  await host.page.waitForSelector('form .problem:has-text("You are banned until"):has-text("a rude name")')
  await expectWell(host)
  await guest.press('.notes li:has-text("a rude name") button:has-text("Lift")')
  await page.waitForSelector('.notes li:has-text("a rude name") button', { state: 'detached' })
  await host.press('form button.primary')
  await host.page.waitForSelector('.share')
})

const itLong = it.runIf(isLong)

itLong('a player who was sent away cannot return to that table, but can join another', async () => {
  await accept(guest, await openTable(host, server.named))
  await host.press('.controls button:has-text("People here")')
  await host.page.waitForSelector('.people button:has-text("away for good")')
  await expectWell(host)
  await host.press('.people button:has-text("away for good")')
  await host.page.waitForSelector('.people', { state: 'detached' })
  const removed = '.notice .problem:has-text("removed you from this table")'
  await guest.page.waitForSelector(removed)
  await guest.page.reload()
  await guest.page.waitForSelector(removed)
  await guest.press('.seat-offer button.primary')
  await guest.page.waitForSelector(`${removed} >> nth=1`)
  await accept(guest, await openTable(host, server.named))
})

itLong('a blocked player cannot join the blocker’s tables until they are unblocked', async () => {
  await takeNameAnew(host, server, 'Ceridwen')
  await takeNameAnew(guest, server, 'Gwion')
  await accept(guest, await openTable(host, server.named))
  await host.press('.controls button:has-text("People here")')
  await host.page.waitForSelector('.people a:has-text("Gwion")')
  await host.press('.people button[aria-label="Report Gwion"]')
  await expectWell(host)
  await host.page.fill('.people textarea', 'He does not play.')
  await host.press('.people button:has-text("Send the report")')
  await host.page.waitForSelector('.people [role=status]:has-text("Thank you")')
  await host.press('.people button[aria-label="Block Gwion"]')
  await host.press('.people .report-form button:has-text("Block")')
  await host.page.waitForSelector('.people [role=status]:has-text("Blocked")')

  await guest.page.goto(await openTable(host, server.named))
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation .problem:has-text("do not play together")')
  await host.page.goto(`${server.named}/account`)
  await host.page.waitForSelector('h2:has-text("Whom you have blocked")')
  await expectWell(host)
  await host.press('button:has-text("Unblock")')
  await host.page.waitForSelector('h2:has-text("Whom you have blocked")', { state: 'detached' })
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('main.table [role=grid]')
})
