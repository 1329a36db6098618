// Moderation, for the moderator and for the player: a report, a ban, and an announcement.
import { it } from 'vitest'
import { takeNameAnew } from './support/people'
import { guest, host, server, setSceneForTwo } from './support/scene'
import { unfold } from './support/table'
import { expectWell } from './support/visitor'

const adminKey = 'k'.repeat(24)
setSceneForTwo(['--admin-keys', `anna:${adminKey}`])

it('a moderator settles a report, bans a player and makes an announcement, on a phone', async () => {
  await takeNameAnew(host, server, 'Rudeling')
  const player = await host.page.evaluate(() => JSON.parse(localStorage.getItem('nemeton.player')!).player)
  await guest.page.goto(`${server.named}/player/${player}`)
  await guest.press('.person-ways button:has-text("Report")')
  await expectWell(guest)
  await guest.press('.person-ways button:has-text("Send the report")')
  await guest.page.waitForSelector('.person-ways [role=status]')

  const { page } = guest
  await page.goto(`${server.named}/admin`)
  await page.fill('[name=key]', 'wrong')
  await guest.press('.keeping-order form button')
  await page.waitForSelector('.keeping-order .problem')
  await page.fill('[name=key]', adminKey)
  await guest.press('.keeping-order form button')
  await page.waitForSelector('.notes a:has-text("Rudeling")')
  await expectWell(guest)
  await page.fill('[name=how]', 'banned')
  await guest.press('.notes button:has-text("Settle")')
  await page.waitForSelector('.notes .note:has-text("Settled by anna: banned")')
  await page.fill('[name=name]', 'Rudeling')
  await guest.press('.in-line button:has-text("Take the name away")')
  const told = page.locator('.keeping-order [role=status]')
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
  await host.page.waitForSelector('form .problem:has-text("a rude name")')
  await expectWell(host)
})
