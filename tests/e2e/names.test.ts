// Names that stay, with real browsers and the virtual authenticators of the DevTools protocol: a guest takes a name and the table along, signs in
// on a second device, loses the first, comes back by a recovery code, and parts with the name.
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { Device } from './support/passkeys'
import { browser, guest, host, server, setSceneForTwo } from './support/scene'
import { unfold } from './support/table'
import { patience } from './support/patience'
import { desktop, expectNoComplaints, findings, phone, smallTargets, Visitor } from './support/visitor'

setSceneForTwo()

const named = 'main.names'
const button = (label: string) => `${named} button:has-text("${label}")`

async function expectWell(visitor: Visitor): Promise<void> {
  expect(await findings(visitor.page)).toEqual([])
  expect(await smallTargets(visitor.page)).toEqual([])
}

async function openName(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${server.named}/name`)
  await visitor.page.waitForSelector(named)
}

/** Takes a name, and gives its recovery codes. */
async function takeName(visitor: Visitor, name: string): Promise<string[]> {
  await openName(visitor)
  await visitor.page.fill(`${named} input[name=value] >> nth=0`, name)
  await visitor.press(button('Take this name'))
  await visitor.page.waitForSelector('.codes')
  const codes = await visitor.page.locator('.codes code').allInnerTexts()
  await expectWell(visitor)
  await visitor.press(button('I have kept them'))
  await visitor.page.waitForSelector(`${named} .passkeys`)
  return codes
}

async function signIn(visitor: Visitor): Promise<void> {
  await openName(visitor)
  await visitor.press(button('Sign in with a passkey'))
  await visitor.page.waitForSelector(`${named} .passkeys`)
}

async function signInByCode(visitor: Visitor, code: string): Promise<void> {
  await openName(visitor)
  await visitor.press(`${named} summary`)
  await visitor.page.fill(`${named} details input`, code)
  await visitor.press(`${named} details button`)
}

/** A table for a friend by link, opened as a guest: its address. */
async function openTable(visitor: Visitor): Promise<string> {
  await visitor.page.goto(`${server.named}/play/brandubh`)
  await unfold(visitor)
  await visitor.press('label.tile:has([value=friend])')
  await visitor.press('label.tile:has([name=side][value="0"])')
  await visitor.press('form button.primary')
  await visitor.page.waitForSelector('.share')
  return visitor.page.url()
}

const seats = ({ page }: Visitor) => page.locator('.seats').innerText()
const heading = ({ page }: Visitor) => page.locator('h1').innerText()

it('a guest takes a name and the table along, and plays on at a second device', async () => {
  const table = await openTable(host)
  await guest.page.goto(table)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('main.table [role=grid]')

  const laptop = await Device.of(host)
  await openName(host)
  await expectWell(host)
  expect(await takeName(host, 'Ceridwen')).toHaveLength(8)
  expect(await heading(host)).toBe('Ceridwen')
  await expectWell(host)
  expect((await laptop.passkeys()).length).toBe(1)
  // The guest is told at once whose seat it is.
  await guest.page.waitForSelector('.seats:has-text("Ceridwen")')

  const mobile = await Visitor.come(browser, phone)
  await (await Device.of(mobile)).takeFrom(laptop)
  await signIn(mobile)
  expect(await heading(mobile)).toBe('Ceridwen')
  await expectWell(mobile)
  await mobile.page.goto(`${server.named}/tables`)
  await mobile.press('.my-table a')
  await mobile.page.waitForSelector('main.table [role=grid]')
  await expect.poll(() => seats(mobile), { timeout: patience }).toContain('You')
  // What opens the seat there is not given away as a link.
  expect(await mobile.page.locator('button.device').count()).toBe(0)
  expectNoComplaints(host, guest, mobile)
  await mobile.leave()
})

it('a name that is taken, and a passkey that is not given, are told and change nothing', async () => {
  await Device.of(host)
  await takeName(host, 'Gwion')
  const other = await Device.of(guest)
  await openName(guest)
  const take = async (name: string) => {
    await guest.page.fill(`${named} input[name=value] >> nth=0`, name)
    await guest.press(button('Take this name'))
  }
  await take('gwi0n')
  await guest.page.waitForSelector('[role=alert]:has-text("Somebody has that name")')
  await take('Admin')
  await guest.page.waitForSelector('[role=alert]:has-text("cannot be had")')
  expect(await other.passkeys()).toEqual([])
  await expectWell(guest)
  await other.refuse()
  await guest.press(button('Sign in with a passkey'))
  await guest.page.waitForSelector('[role=alert]:has-text("No passkey was given")')
  expect(await guest.page.evaluate(() => localStorage.getItem('nemeton.player'))).toBeNull()
})

it('a lost device is made up for by a recovery code, and put out', async () => {
  await Device.of(host)
  const codes = await takeName(host, 'Taliesin')

  const computer = await Visitor.come(browser, desktop)
  await Device.of(computer)
  await signInByCode(computer, codes[2]!.toLowerCase().replaceAll('-', ' '))
  await computer.page.waitForSelector('text=7 recovery codes are left')
  await computer.press(button('Add a passkey of this device'))
  await computer.page.locator('.passkeys li').nth(1).waitFor()
  await expectWell(computer)
  await computer.press('.passkeys li:nth-child(1) button')
  await expect.poll(() => computer.page.locator('.passkeys li').count(), { timeout: patience }).toBe(1)

  // With the passkey went what was signed in by it.
  await host.page.reload()
  await host.page.waitForSelector(button('Take this name'))
  expect(await host.page.evaluate(() => localStorage.getItem('nemeton.player'))).toBeNull()
  await host.press(button('Sign in with a passkey'))
  await host.page.waitForSelector('[role=alert]:has-text("That passkey was not taken")')
  await signInByCode(host, codes[2]!)
  await host.page.waitForSelector('[role=alert]:has-text("no recovery code")')

  await computer.press(button('Make new codes'))
  await computer.page.waitForSelector('.codes')
  expect(await computer.page.locator('.codes code').allInnerTexts()).not.toContain(codes[0])
  await computer.leave()
})

it('a name is changed, taken home as a file, and deleted: someone has played', async () => {
  await Device.of(host)
  const table = await openTable(host)
  await guest.page.goto(table)
  await guest.press('.invitation button.primary')
  await takeName(host, 'Branwen')
  await guest.page.waitForSelector('.seats:has-text("Branwen")')

  await host.page.fill(`${named} input[name=value]`, 'Bran Wen')
  await host.press(button('Change the name'))
  await guest.page.waitForSelector('.seats:has-text("Bran Wen")')

  const download = host.page.waitForEvent('download')
  await host.press(button('Save all of it'))
  const { player } = JSON.parse(await readFile((await (await download).path())!, 'utf8'))
  expect(player).toMatchObject({ name: 'Bran Wen', codes: 8, tables: [{ game: 'brandubh', seat: 0 }] })

  await host.press(button('Delete this name'))
  await expectWell(host)
  await host.press(button('Delete it for good'))
  await host.page.waitForSelector(button('Take this name'))
  await guest.page.waitForSelector('.seats:not(:has-text("Bran Wen"))')
  // The seat is the guest's that took it.
  await host.page.goto(table)
  await expect.poll(() => seats(host), { timeout: patience }).toContain('You')
  expectNoComplaints(host, guest)
})

it('where a browser has no passkeys the page says where it has', async () => {
  await host.page.goto(`${server.address}/name`)
  await host.page.waitForSelector(`${named} .no-passkeys`)
  await expectWell(host)
  await host.press(`${named} .no-passkeys a`)
  await host.page.waitForSelector(button('Take this name'))
  expect(new URL(host.page.url()).hostname).toBe('localhost')
})
