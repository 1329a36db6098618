// Browser notifications: switched on under My tables, sent while the player is away, shown, and switched off.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patience } from './support/timeout'
import { accept, openTable } from './support/player_actions'
import { PushService, switchOn, withPushService } from './support/push_service'
import { Server } from './support/server'
import { playOne } from './support/table'
import { expectNoComplaints, expectWell, phone, startBrowser, Visitor } from './support/visitor'

let browser: Browser
let server: Server
let service: PushService
beforeAll(async () => {
  browser = await startBrowser({ notices: true })
  server = await Server.start(undefined, ['--push-to-private-networks', 'true'])
  service = await PushService.start()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  service.stop()
})

/** A phone that runs the service worker but never has the idle time to load what the page defers. */
const atOnce = { ...phone, serviceWorkers: 'allow' } as const

it('a player who switched notifications on is notified of their turn at the table', async () => {
  const host = await Visitor.come(browser)
  const table = await openTable(host, server.address)
  const guest = await withPushService(await Visitor.come(browser, atOnce), service)
  await accept(guest, table)
  await guest.page.goto(`${server.address}/my-games`)
  await guest.page.waitForSelector('.my-table')
  await expectWell(guest)
  await switchOn(guest)

  // The guest is on another page while the host moves.
  await playOne(host, 'brandubh', 0)
  const notice = JSON.parse(await service.next()) as { table: string }
  expect(notice).toEqual({ table: table.split('/').at(-1), game: 'brandubh', news: 'turn', language: 'en' })

  const devtools = await guest.context.newCDPSession(guest.page)
  let registrationId = ''
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId
  })
  await devtools.send('ServiceWorker.enable')
  const shown = () =>
    guest.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  // The browser drops a message to a worker that it stops in that instant; one for the same table replaces the one before.
  await vi.waitFor(
    async () => {
      const origin = server.address
      const data = JSON.stringify(notice)
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      expect(await shown()).toEqual([{ title: 'Brandubh', body: 'Your turn', tag: notice.table }])
    },
    { timeout: patience, interval: 500 },
  )

  // A player who is at the table is not notified.
  await guest.page.goto(table)
  await playOne(guest, 'brandubh', 0)
  await playOne(host, 'brandubh', 0)
  await guest.page.goto(`${server.address}/my-games`)
  await guest.press('label.switch:has([name=told])')
  await vi.waitFor(
    async () => expect(await guest.page.locator('[name=told]:not(:checked):not(:disabled)').count()).toBe(1),
    { timeout: patience },
  )
  expect(service.waiting).toBe(0)
  expectNoComplaints(host, guest)
  await host.leave()
  await guest.leave()
})

it('if the browser refuses permission, the page says so and switches nothing on', async () => {
  const visitor = await Visitor.come(browser, atOnce)
  await visitor.page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await openTable(visitor, server.address)
  await visitor.page.goto(`${server.address}/my-games`)
  await visitor.press('label.switch:has([name=told])')
  await visitor.page.locator('.told [role=alert]:has-text("blocks notifications")').waitFor()
  expect(await visitor.page.locator('[name=told]:checked').count()).toBe(0)
  await visitor.leave()
})
