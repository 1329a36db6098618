// Accounts, with virtual authenticators of the DevTools protocol: a guest signs up and keeps the table, signs
// in on a second device, and renames and deletes the account. evening.test.ts recovers from a lost device.
import { expect, it } from 'vitest'
import { Device } from '../support/passkeys'
import { browser, guest, host, server, setSceneForTwo } from '../support/fixture'
import { accept, nameButton, names, openName, openTable, takeName } from '../support/player_actions'
import { expectNoComplaints, expectWell, phone, Visitor } from '../support/visitor'

setSceneForTwo()

async function signIn(visitor: Visitor): Promise<void> {
  await openName(visitor, server)
  await visitor.press(nameButton('Sign in with a passkey'))
  await visitor.page.waitForSelector(`${names} .passkeys`)
}

const seats = ({ page }: Visitor) => page.locator('.seats').innerText()
const heading = ({ page }: Visitor) => page.locator('h1').innerText()

it('a guest signs up, keeps the table, and plays on from a second device', async () => {
  const table = await openTable(host, server.named)
  await accept(guest, table)

  const laptop = await Device.of(host)
  await openName(host, server)
  await expectWell(host)
  expect(await takeName(host, server, 'Ceridwen')).toHaveLength(8)
  expect(await heading(host)).toBe('Ceridwen')
  await expectWell(host)
  expect((await laptop.passkeys()).length).toBe(1)
  // The guest sees the name at once.
  await guest.page.waitForSelector('.seats:has-text("Ceridwen")')

  const mobile = await Visitor.come(browser, phone)
  await (await Device.of(mobile)).takeFrom(laptop)
  await signIn(mobile)
  expect(await heading(mobile)).toBe('Ceridwen')
  await expectWell(mobile)
  await mobile.page.goto(`${server.named}/my-games`)
  await mobile.press('.my-table a')
  await mobile.page.waitForSelector('main.table [role=grid]')
  await expect.poll(() => seats(mobile)).toContain('You')
  // The key that opens this seat is not shared as a link.
  expect(await mobile.page.locator('button.device').count()).toBe(0)
  expectNoComplaints(host, guest, mobile)
  await mobile.leave()
})

it('a username that is taken and a passkey that is refused are reported, and change nothing', async () => {
  await Device.of(host)
  await takeName(host, server, 'Gwion')
  const other = await Device.of(guest)
  await openName(guest, server)
  const take = async (name: string) => {
    await guest.page.fill(`${names} input[name=value] >> nth=0`, name)
    await guest.press(nameButton('Take this name'))
  }
  await take('gwi0n')
  await guest.page.waitForSelector('[role=alert]:has-text("Someone has that name")')
  await take('Admin')
  await guest.page.waitForSelector('[role=alert]:has-text("2 to 20 letters")')
  expect(await other.passkeys()).toEqual([])
  await expectWell(guest)
  await other.refuse()
  await guest.press(nameButton('Sign in with a passkey'))
  await guest.page.waitForSelector('[role=alert]:has-text("No passkey was given")')
  expect(await guest.page.evaluate(() => localStorage.getItem('nemeton.session'))).toBeNull()
})

it('an account is renamed; once it is deleted, the seat still belongs to the guest who took it', async () => {
  await Device.of(host)
  const table = await openTable(host, server.named)
  await accept(guest, table)
  await takeName(host, server, 'Branwen')
  await guest.page.waitForSelector('.seats:has-text("Branwen")')
  await host.page.fill(`${names} input[name=value]`, 'Bran Wen')
  await host.press(nameButton('Change the name'))
  await guest.page.waitForSelector('.seats:has-text("Bran Wen")')

  await host.press(nameButton('Delete this name'))
  await expectWell(host)
  await host.press(nameButton('Delete it for good'))
  await host.page.waitForSelector(nameButton('Take this name'))
  await guest.page.waitForSelector('.seats:not(:has-text("Bran Wen"))')
  await host.page.goto(table)
  await expect.poll(() => seats(host)).toContain('You')
  expectNoComplaints(host, guest)
})

it('if an address allows no passkeys, the page links to one that does', async () => {
  await host.page.goto(`${server.address}/account`)
  await host.page.waitForSelector(`${names} .no-passkeys`)
  await expectWell(host)
  await host.press(`${names} .no-passkeys a`)
  await host.page.waitForSelector(nameButton('Take this name'))
  expect(new URL(host.page.url()).hostname).toBe('localhost')
})
