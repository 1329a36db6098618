// An evening of four players, in the long tier on both stores: matchmaking for guests, a rated game, a turn
// notification, a killed server, a lost device, a Swiss tournament, an export, and a deleted account.
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { Balancer } from './support/balancer'
import { Device } from './support/passkeys'
import { patience } from './support/timeout'
import {
  accept,
  giveUp,
  nameButton,
  names,
  openName,
  openTable,
  playRound,
  signInByCode,
  swiss,
  takeName,
  takeNameAnew,
  type Place,
} from './support/player_actions'
import { Postgres } from './support/postgres'
import { PushService, switchOn, withPushService } from './support/push_service'
import { setPace } from './support/fixture'
import { Server } from './support/server'
import { playOne } from './support/table'
import { isLong } from '../page/tier'
import { desktop, expectLost, expectWell, phone, startBrowser, Visitor } from './support/visitor'

/** The server or servers under test. */
interface House extends Place {
  /** Kills a server, and restarts it if it is the only one. */
  fail(): Promise<void>
  close(): Promise<void>
}

// All browsers share one address, and the push service runs on this machine.
const settings = ['--rate-same-network', 'true', '--push-to-private-networks', 'true']

async function oneServer(): Promise<House> {
  const server = await Server.start(undefined, settings)
  return { named: server.named, fail: () => server.restart(), close: () => server.stop() }
}

async function twoServers(): Promise<House> {
  const postgres = await Postgres.start()
  const servers = [0, 1].map(() => Server.start(undefined, [...settings, '--store', postgres.url]))
  const [one, other] = await Promise.all(servers)
  const balancer = await Balancer.before([one!, other!].map(({ address }) => Number(new URL(address).port)))
  return {
    named: balancer.named,
    fail: () => one!.kill(),
    async close() {
      balancer.stop()
      await Promise.all([one!.stop(), other!.stop()])
      await postgres.stop()
    },
  }
}

let browser: Browser
let pushes: PushService
beforeAll(async () => {
  browser = await startBrowser({ notices: true })
  pushes = await PushService.start()
})
afterAll(async () => {
  await browser.close()
  pushes.stop()
})

const tableOf = ({ page }: Visitor) => new URL(page.url()).pathname

async function pair(house: House, one: Visitor, other: Visitor): Promise<void> {
  for (const visitor of [one, other]) {
    await visitor.page.goto(`${house.named}/play-online`)
    await visitor.press('.now-games li:has-text("Brandubh") button')
    await visitor.page.waitForSelector('main.table [role=grid]')
  }
  for (const visitor of [one, other]) {
    await visitor.press('.seek.found .primary')
    await visitor.page.waitForURL('**/t/*')
  }
  expect(tableOf(one)).toBe(tableOf(other))
}

/** Creates a Swiss tournament of two rounds that the others join, and returns its address. */
async function openSwiss(house: House, host: Visitor, others: Visitor[]): Promise<string> {
  await host.page.goto(`${house.named}/tournaments`)
  await host.page.fill(`${swiss} input[name=title]`, 'Samhain cup')
  await host.page.selectOption(`${swiss} select[name=game]`, 'brandubh')
  await host.page.selectOption(`${swiss} select[name=rounds]`, '2')
  await host.press(`${swiss} button:has-text("Make it")`)
  await host.page.waitForSelector(`${swiss} .join-code`)
  const address = host.page.url()
  const code = await host.page.locator(`${swiss} .join-code`).innerText()
  for (const [i, visitor] of others.entries()) {
    // One comes by the code, the others by the link.
    await visitor.page.goto(i === 0 ? `${house.named}/tournaments` : address)
    if (i === 0) {
      await visitor.page.fill(`${swiss} input[name=code]`, code.toLowerCase())
      await visitor.press(`${swiss} button:has-text("Go there")`)
    }
    await visitor.press(`${swiss} button:has-text("Join")`)
    await visitor.page.waitForSelector(`${swiss} button:has-text("Leave the tournament")`)
  }
  await host.page.waitForSelector(`${swiss} h2:has-text("${1 + others.length} are in")`)
  return address
}

const houses = [{ store: 'SQLite, restarting the server', open: oneServer }]
if (isLong) houses.push({ store: 'PostgreSQL, losing one of two servers', open: twoServers })
it.each(houses)('an evening of four players on $store', { timeout: patience * 10 }, async ({ open }) => {
  const house = await open()
  onTestFinished(() => house.close())
  const come = async (device: typeof desktop) => {
    const visitor = await Visitor.come(browser, device)
    await setPace(visitor.page, 'none')
    return visitor
  }
  const ceridwen = await come(desktop)
  const gwion = await come({ ...phone, serviceWorkers: 'allow' })
  const morfran = await come(desktop)
  const tegid = await come(phone)

  // Two guests without accounts.
  await pair(house, ceridwen, tegid)
  const guests = ceridwen.page.url()
  const first = await Promise.race(
    [ceridwen, tegid].map((visitor) => visitor.page.waitForSelector('.cell.movable').then(() => visitor)),
  )
  const second = first === ceridwen ? tegid : ceridwen
  await playOne(first, 'brandubh', 0)
  await playOne(second, 'brandubh', 0)

  // Two players with passkeys, one of whom is notified of their turn.
  await withPushService(gwion, pushes)
  await takeNameAnew(morfran, house, 'Morfran')
  await takeNameAnew(gwion, house, 'Gwion')
  const rated = await openTable(morfran, house.named, () => morfran.page.locator('[name=rated]').check())
  await accept(gwion, rated)
  await gwion.page.goto(`${house.named}/my-games`)
  await switchOn(gwion)
  await playOne(morfran, 'brandubh', 0)
  expect(JSON.parse(await pushes.next())).toMatchObject({ table: rated.split('/').at(-1), game: 'brandubh' })

  // No game is lost, and all go on.
  await house.fail()
  await playOne(first, 'brandubh', 0)
  await playOne(second, 'brandubh', 0)
  await gwion.page.goto(rated)
  await playOne(gwion, 'brandubh', 0)
  await giveUp(morfran, rated)
  await openName(gwion, house)
  await gwion.press(`${names} a:has-text("My ratings")`)
  await gwion.page.waitForSelector('.rating')
  expect(await gwion.page.locator('.rating').innerText()).toBe('1662?')

  // A device is lost, and removing its passkey signs it out.
  const lost = await come(desktop)
  await Device.of(lost)
  const codes = await takeName(lost, house, 'Creirwy')
  const creirwy = await come(phone)
  await Device.of(creirwy)
  await signInByCode(creirwy, house, codes[0]!)
  await creirwy.press(nameButton('Add a passkey of this device'))
  await creirwy.page.locator('.passkeys li').nth(1).waitFor()
  await creirwy.press('.passkeys li:nth-child(1) button')
  await expect.poll(() => creirwy.page.locator('.passkeys li').count()).toBe(1)
  await lost.page.reload()
  await lost.page.waitForSelector(nameButton('Take this name'))
  await lost.leave()

  // A guest signs up and keeps their seat.
  await takeNameAnew(ceridwen, house, 'Ceridwen')
  await ceridwen.page.goto(guests)
  await expect.poll(() => ceridwen.page.locator('.seats').innerText()).toContain('You')

  const people = [ceridwen, gwion, morfran, creirwy]
  const address = await openSwiss(house, ceridwen, people.slice(1))
  await ceridwen.press(`${swiss} button:has-text("Begin")`)
  for (const round of [1, 2]) expect(await playRound(address, round, new Map(people.entries()))).toBe(2)
  for (const visitor of people) {
    await visitor.page.waitForSelector(`${swiss} .progress:has-text("It is over")`)
    await expectWell(visitor)
  }

  // One player exports their data and deletes the account. The others see "Someone" in the standings.
  await openName(gwion, house)
  const download = gwion.page.waitForEvent('download')
  await gwion.press(nameButton('Save all of it'))
  const { player } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(player).toMatchObject({ name: 'Gwion', games: [{ game: 'brandubh', rating: 1662 }] })
  expect(player.tables.length).toBe(3)
  expect(player.tournaments).toMatchObject([{ name: 'Samhain cup', state: 'over', is_host: false }])
  await gwion.press(nameButton('Delete this name'))
  await gwion.press(nameButton('Delete it for good'))
  await gwion.page.waitForSelector(nameButton('Take this name'))
  await ceridwen.page.goto(address)
  await vi.waitFor(
    async () => {
      const standings = await ceridwen.page.locator(`${swiss} .standings tbody th`).allInnerTexts()
      expect(standings.sort()).toEqual(['Ceridwen', 'Creirwy', 'Morfran', 'Someone'])
    },
    { timeout: patience },
  )

  const all = [...people, tegid]
  expectLost(/^(WebSocket connection to|Failed to load resource)/, all)
  for (const visitor of all) await visitor.leave()
})
