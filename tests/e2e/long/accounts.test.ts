// Accounts, with virtual authenticators of the DevTools protocol: a guest signs up and keeps the table, signs
// in on a second device, recovers from the loss of the first, and deletes the account.
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { Device } from '../support/passkeys'
import { browser, guest, host, server, setSceneForTwo } from '../support/fixture'
import {
  accept,
  nameButton,
  names,
  openName,
  openTable,
  signInByCode,
  takeName,
} from '../support/player_actions'
import { desktop, expectNoComplaints, expectWell, phone, Visitor } from '../support/visitor'

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
  await mobile.page.goto(`${server.named}/tables`)
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

it('a recovery code makes up for a lost device, which is then signed out', async () => {
  await Device.of(host)
  const codes = await takeName(host, server, 'Taliesin')

  const computer = await Visitor.come(browser, desktop)
  await Device.of(computer)
  await signInByCode(computer, server, codes[2]!.toLowerCase().replaceAll('-', ' '))
  await computer.page.waitForSelector('text=7 recovery codes are left')
  await computer.press(nameButton('Add a passkey of this device'))
  await computer.page.locator('.passkeys li').nth(1).waitFor()
  await expectWell(computer)
  await computer.press('.passkeys li:nth-child(1) button')
  await expect.poll(() => computer.page.locator('.passkeys li').count()).toBe(1)

  // Removing the passkey has ended its sessions.
  await host.page.reload()
  await host.page.waitForSelector(nameButton('Take this name'))
  expect(await host.page.evaluate(() => localStorage.getItem('nemeton.session'))).toBeNull()
  await host.press(nameButton('Sign in with a passkey'))
  await host.page.waitForSelector('[role=alert]:has-text("That passkey was not taken")')
  await signInByCode(host, server, codes[2]!)
  await host.page.waitForSelector('[role=alert]:has-text("no recovery code")')

  await computer.press(nameButton('Make new codes'))
  await computer.page.waitForSelector('.codes')
  expect(await computer.page.locator('.codes code').allInnerTexts()).not.toContain(codes[0])
  await computer.leave()
})

it('an account is renamed, exported as a file, and deleted', async () => {
  await Device.of(host)
  const table = await openTable(host, server.named)
  await accept(guest, table)
  await takeName(host, server, 'Branwen')
  await guest.page.waitForSelector('.seats:has-text("Branwen")')

  await host.page.fill(`${names} input[name=value]`, 'Bran Wen')
  await host.press(nameButton('Change the name'))
  await guest.page.waitForSelector('.seats:has-text("Bran Wen")')

  const download = host.page.waitForEvent('download')
  await host.press(nameButton('Save all of it'))
  const { player } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(player).toMatchObject({ name: 'Bran Wen', codes: 8, tables: [{ game: 'brandubh', seat: 0 }] })

  await host.press(nameButton('Delete this name'))
  await expectWell(host)
  await host.press(nameButton('Delete it for good'))
  await host.page.waitForSelector(nameButton('Take this name'))
  await guest.page.waitForSelector('.seats:not(:has-text("Bran Wen"))')
  // The seat still belongs to the guest who took it.
  await host.page.goto(table)
  await expect.poll(() => seats(host)).toContain('You')
  expectNoComplaints(host, guest)
})

it('if an address allows no passkeys, the page links to one that does', async () => {
  await host.page.goto(`${server.address}/name`)
  await host.page.waitForSelector(`${names} .no-passkeys`)
  await expectWell(host)
  await host.press(`${names} .no-passkeys a`)
  await host.page.waitForSelector(nameButton('Take this name'))
  expect(new URL(host.page.url()).hostname).toBe('localhost')
})
