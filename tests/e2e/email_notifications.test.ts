// Email notifications: an address is entered under My tables, confirmed with a code, and removed by link.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MailServer } from './support/mail_server'
import { accept, openTable } from './support/player_actions'
import { browser, setBrowser } from './support/fixture'
import { Server } from './support/server'
import { playOne } from './support/table'
import {
  expectLost,
  expectNoComplaints,
  expectWell,
  findings,
  phone,
  smallTargets,
  Visitor,
} from './support/visitor'

setBrowser()

let server: Server
let mails: MailServer
beforeAll(async () => {
  mails = await MailServer.start()
  const from = ['--mail-from', 'nemeton@example.org', '--page-url', 'https://play.example.org']
  server = await Server.start(undefined, ['--smtp', mails.url, ...from])
})
afterAll(async () => {
  await server.stop()
  mails.stop()
})

it('a player who confirms an address is notified by email until they unsubscribe', async () => {
  const host = await Visitor.come(browser)
  const table = await openTable(host, server.address)
  const guest = await Visitor.come(browser, phone)
  await accept(guest, table)
  await guest.page.goto(`${server.address}/my-games`)
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
  await guest.page.locator('.by-mail [role=alert]:has-text("wrong or has expired")').waitFor()
  await guest.page.fill('.by-mail input', digits)
  await guest.press('.by-mail button.primary')
  await guest.page.locator('.by-mail:has-text("Notifications go to ana@example.org.")').waitFor()
  expect(await findings(guest.page)).toEqual([])

  // The guest is on another page while the host moves.
  await playOne(host, 'brandubh', 0)
  const told = await mails.next()
  expect(told).toMatchObject({ to: 'ana@example.org', subject: 'Brandubh: Your turn' })
  expect(told.text).toContain(`https://play.example.org${new URL(table).pathname}\r\n`)

  const stop = /https:\/\/play\.example\.org(\/mail#\S+)/.exec(told.text)![1]!
  await guest.page.goto(`${server.address}${stop}`)
  await guest.page.waitForSelector('main button.primary')
  expect(await findings(guest.page)).toEqual([])
  // The view has the same margin as every other.
  expect((await guest.page.locator('main h1').boundingBox())!.x).toBeGreaterThan(10)
  await guest.press('main button.primary')
  await guest.page.locator('main [role=status]').waitFor()
  await guest.page.goto(`${server.address}/my-games`)
  await guest.page.waitForSelector('.by-mail summary')
  expectNoComplaints(host)
  // The browser itself logs the request with the wrong code.
  expectLost(/notifications\/email-tokens/, [guest])
  await host.leave()
  await guest.leave()
})

it('a server that sends no email asks for no address', async () => {
  const silent = await Server.start()
  const visitor = await Visitor.come(browser, phone)
  await openTable(visitor, silent.address)
  await visitor.page.goto(`${silent.address}/my-games`)
  await visitor.page.waitForSelector('[name=told]')
  expect(await visitor.page.locator('.by-mail').count()).toBe(0)
  await visitor.leave()
  await silent.stop()
})
