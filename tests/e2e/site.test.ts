// The static site (`npm run build:site`) in a folder of a plain file server: everything that needs no game
// server works, and no link leads to anything that does.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findGames } from '../../tools/manifests'
import { FileServer } from './support/file_server'
import { browser, setBrowser } from './support/fixture'
import { games, moves, myTurn, playOn, sitDown, unfold } from './support/table'
import { isLong } from '../page/tier'
import { desktop, expectLostConnectionsOnly, expectNoComplaints, phone, Visitor } from './support/visitor'

setBrowser()

const printed = findGames().filter(({ folder }) => existsSync(join(folder, 'page/paper.tsx')))

let server: FileServer
let visitor: Visitor
let page: Page
/** Requests to any other address. */
let elsewhere: string[]

async function come(device = desktop): Promise<void> {
  visitor = await Visitor.come(browser, device)
  ;({ page } = visitor)
  visitor.context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.address))
      elsewhere.push(request.url())
  })
  await page.goto(server.address)
  await page.waitForSelector('.shelf')
}

beforeEach(async () => {
  server = await FileServer.start(join(import.meta.dirname, '../../build/site'))
  elsewhere = []
})
afterEach(async () => {
  await visitor.leave()
  await server.stop()
  expect([...elsewhere, ...server.missing]).toEqual([])
})

/** Returns the addresses of all links on the page. */
const links = (): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))

/**
 * Identifies the kind of view at an address; one of each kind is visited. Local games and lessons are alike,
 * and so, in the shorter tiers, are the views of different games, except for their setup pages.
 */
const kind = (address: string): string =>
  address
    .replace(/(?<=\/(local|archive)\/).*|\/\d+$/, '')
    .replace(isLong ? /$^/ : /(?<=\/(learn|puzzle|companion|lab)\/)\w+$/, '')

it('every link leads to a view that exists, or to a file', async () => {
  await come()
  const known = new Map<string, string>()
  const look = async () => {
    for (const link of await links()) if (!known.has(kind(link))) known.set(kind(link), link)
  }
  await look()
  const views: string[] = []
  // The loop also visits the links found on the way.
  for (const link of known.values()) {
    expect(link.startsWith(server.address), link).toBe(true)
    if (link.endsWith('.pdf')) {
      const pdf = await page.request.get(link)
      expect([link, (await pdf.body()).subarray(0, 5).toString()]).toEqual([link, '%PDF-'])
      continue
    }
    // Start from the home page: once it is gone, the view is there.
    await visitor.press('a.wordmark')
    await page.waitForSelector('main.home .hero')
    if (link === server.address || link.endsWith('#content')) continue
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, link)
    await page.waitForSelector('main:not(.home:has(.hero), [aria-busy=true])')
    expect([link, await page.locator('main.missing').count()]).toEqual([link, 0])
    if (printed.some(({ id }) => link.endsWith(`/play/${id}`))) await page.waitForSelector('.on-paper a')
    views.push(link.slice(server.address.length))
    await look()
  }
  expect(views).toEqual(
    expect.arrayContaining(
      [
        'my-games',
        'settings',
        'learn',
        'pass-and-play',
        'archive',
        'data',
        'puzzles',
        'record',
        'about',
        'lab',
        ...games.map((game) => `play/${game}`),
      ].map((path) => `?/${path}`),
    ),
  )
  expectNoComplaints(visitor)
})

it('a game against a bot survives a reload, is reviewed and archived, and is shared as a link and in a frame', async () => {
  await come()
  await sitDown(visitor, { game: 'brandubh', opponent: 'bot', level: 'novice', side: 0, plyLimit: 8 })
  await playOn(visitor, 'brandubh', { most: 2 })
  const before = await moves(visitor)
  await page.reload()
  expect(await myTurn(visitor, 'brandubh')).toBe(true)
  await expect.poll(() => moves(visitor)).toEqual(before)
  await visitor.press('.controls button:has-text("Hint")')
  await page.waitForSelector('.counsel-doings button >> nth=1')
  expect(await playOn(visitor, 'brandubh')).toBe(true)
  const all = await moves(visitor)
  await visitor.press('button:has-text("How it went")')
  await page.locator('.review summary').first().waitFor()

  await visitor.press('.controls button:has-text("Share")')
  const fields = page.locator('.sharing .link input')
  await fields.nth(1).waitFor()
  const [game, frame] = await fields.evaluateAll((inputs) =>
    inputs.map((each) => (each as HTMLInputElement).value),
  )
  // A picture embeds files of the site, and a study runs in its own worker.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.sharing').getByRole('button', { name: 'Picture', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('brandubh.png')
  await page.goto(`${server.address}?/lab/brandubh`)
  await visitor.press('.lab-live button.primary')
  await page.locator('.lab-plots svg').first().waitFor()

  await page.goto(`${server.address}?/archive`)
  await visitor.press('.my-table > a')
  await page.waitForSelector('.afterwards')
  await expect.poll(() => moves(visitor)).toEqual(all)

  await page.goto(game!)
  await expect.poll(async () => (await moves(visitor)).length).toBe(all.length)
  await page.goto(/src="([^"]+)"/.exec(frame!)![1]!)
  await page.waitForSelector('main.embed [role=grid]')
  const whole = (await links()).filter((link) => link.includes('#game='))
  await page.goto(whole[0]!)
  await page.waitForSelector('main.table [role=grid]')
  expectNoComplaints(visitor)
})

it('on a phone: a game on one screen, a puzzle and a lesson, in German too, and nothing that needs a server', async () => {
  await come(phone)
  await sitDown(visitor, { game: 'danube', opponent: 'here' })
  expect(await playOn(visitor, 'danube', { most: 3 })).toBe(false)
  const list = await moves(visitor)
  await visitor.press('a.wordmark')
  await visitor.press('.dashboard .my-table a')
  await expect.poll(() => moves(visitor)).toEqual(list)

  // A file from a server's page may have brought settings that do not work here.
  await page.evaluate(() => {
    localStorage.setItem('nemeton.lastSetups', JSON.stringify({ duel: { opponent: 'friend', lobby: true } }))
    localStorage.setItem('nemeton.seats', JSON.stringify({ table: [{ seat: 0, key: 'key' }] }))
    localStorage.setItem('nemeton.session', JSON.stringify({ key: 'key', name: 'Ash' }))
  })
  for (const view of ['my-games', 'archive', 'data']) {
    await page.goto(`${server.address}?/${view}`)
    await page.waitForSelector('main.around:not([aria-busy=true])')
  }
  await page.goto(`${server.address}?/play/duel&utm_source=somewhere`)
  await unfold(visitor)
  await page.waitForSelector('[name=opponent][value=bot]:checked', { state: 'attached' })
  await visitor.press('label.tile:has([name=count][value="4"])')
  await page.waitForSelector('[name=opponent][value=mixed]', { state: 'attached' })
  const opponents = page.locator('[name=opponent]')
  expect(await opponents.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    ...['bot', 'here', 'mixed'],
  ])
  await visitor.press('label.tile:has([value=mixed])')
  await page.waitForSelector('.company option[value="bot:novice"]', { state: 'attached' })
  expect(await page.locator('.company option[value=friend]').count()).toBe(0)

  await visitor.press('a[href$="/settings"]')
  await visitor.press('label:has([name=language][value=de])')
  await page.waitForSelector('html[lang=de]')
  expect(await page.locator('[name=guest-name]').count()).toBe(0)
  await page.goto(`${server.address}?/puzzle/brandubh/2`)
  await page.waitForSelector('.learn [role=grid]')
  await page.goto(`${server.address}?/learn/tabulus`)
  await page.waitForSelector('.learn [role=grid]')
  await visitor.press('a.wordmark')
  await page.getByRole('heading', { name: 'Brettspiele der Kelten und Druiden' }).waitFor()
  expectNoComplaints(visitor)
})

it('after one visit, the site opens and plays without a network', async () => {
  await come({ ...desktop, stays: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await visitor.context.setOffline(true)
  await page.goto(`${server.address}?/play/brandubh`)
  await visitor.press('.play button:enabled')
  await page.waitForSelector('main.table [role=grid]')
  expect(await myTurn(visitor, 'brandubh')).toBe(true)
  expectLostConnectionsOnly(visitor)
})
