// Email notifications: an address is entered under My tables, confirmed with a code, and removed by link.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MailServer } from './support/mail_server'
import { Server } from './support/server'
import { playOne, unfold } from './support/table'
import {
  desktop,
  expectLost,
  expectNoComplaints,
  expectWell,
  findings,
  phone,
  smallTargets,
  startBrowser,
  Visitor,
} from './support/visitor'

let browser: Browser
let server: Server
let mails: MailServer
beforeAll(async () => {
  browser = await startBrowser()
  mails = await MailServer.start()
  const from = ['--mail-from', 'nemeton@example.org', '--page-url', 'https://play.example.org']
  server = await Server.start(undefined, ['--smtp', mails.url, ...from])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  mails.stop()
})

it('a player who confirms an address is notified by email until they unsubscribe', async () => {
  const host = await Visitor.come(browser, desktop)
  await host.page.goto(`${server.address}/play/brandubh`)
  await unfold(host)
  await host.press('label.tile:has([value=friend])')
  await host.press('label.tile:has([name=side][value="0"])')
  await host.press('form button.primary')
  const link = await host.page.inputValue('.share input')

  const guest = await Visitor.come(browser, phone)
  await guest.page.goto(link)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation', { state: 'detached' })
  await host.page.waitForSelector('.share', { state: 'detached' })
  const table = new URL(guest.page.url()).pathname
  await guest.page.goto(`${server.address}/tables`)
  await guest.press('.by-mail summary')
  await guest.page.fill('.by-mail input', 'ana@example.org')
  await expectWell(guest)
  await guest.press('.by-mail button.primary')
  const asked = await mails.next()
  const digits = /\d{4} \d{4}/.exec(asked.text)![0]
  expect(asked).toMatchObject({ to: 'ana@example.org', subject: `Nemeton: your code is ${digits}` })

  await guest.page.locator('.by-mail [role=status]:has-text("ana@example.org")').waitFor()
  expect(await guest.page.inputValue('.by-mail input')).toBe('')
  await guest.page.fill('.by-mail input', digits === '0000 0000' ? '1' : '00000000')
  expect(await smallTargets(guest.page)).toEqual([])
  await guest.press('.by-mail button.primary')
  await guest.page.locator('.by-mail [role=alert]:has-text("not the digits")').waitFor()
  await guest.page.fill('.by-mail input', digits)
  await guest.press('.by-mail button.primary')
  await guest.page.locator('.by-mail:has-text("ana@example.org is told when it is my turn.")').waitFor()
  expect(await findings(guest.page)).toEqual([])

  // The guest is on another page while the host moves.
  await playOne(host, 'brandubh', 0)
  const told = await mails.next()
  expect(told).toMatchObject({ to: 'ana@example.org', subject: 'Brandubh: it is your turn' })
  expect(told.text).toContain(`https://play.example.org${table}\n`.replace('\n', '\r\n'))

  const stop = /https:\/\/play\.example\.org(\/mail#\S+)/.exec(told.text)![1]!
  await guest.page.goto(`${server.address}${stop}`)
  await guest.page.waitForSelector('main button.primary')
  expect(await findings(guest.page)).toEqual([])
  // The view has the same margin as every other.
  expect((await guest.page.locator('main h1').boundingBox())!.x).toBeGreaterThan(10)
  await guest.press('main button.primary')
  await guest.page.locator('main [role=status]').waitFor()
  await guest.page.goto(`${server.address}/tables`)
  await guest.page.waitForSelector('.by-mail summary')
  expectNoComplaints(host)
  // The browser itself logs the request with the wrong code.
  expectLost(/notices\/mail\/pass/, [guest])
  await host.leave()
  await guest.leave()
})

it('a server that sends no email asks for no address', async () => {
  const silent = await Server.start()
  const visitor = await Visitor.come(browser, phone)
  await visitor.page.goto(`${silent.address}/play/brandubh`)
  await unfold(visitor)
  await visitor.press('label.tile:has([value=friend])')
  await visitor.press('form button.primary')
  await visitor.page.waitForSelector('.share')
  await visitor.page.goto(`${silent.address}/tables`)
  await visitor.page.waitForSelector('[name=told]')
  expect(await visitor.page.locator('.by-mail').count()).toBe(0)
  await visitor.leave()
  await silent.stop()
})
