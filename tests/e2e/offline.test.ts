// After one visit, the page opens at any of its addresses and plays while the server is down.
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLong } from '../page/tier'
import { findGames } from '../../tools/manifests'
import { browser, setBrowser } from './support/fixture'
import { Server } from './support/server'
import { games, moves, myTurn, playOn, plays, sitDown } from './support/table'
import { desktop, expectNothingMissing, phone, Visitor } from './support/visitor'

setBrowser()

let server: Server
/** A copy of the page that the test can change. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nemeton-page-'))
  await cp(join(import.meta.dirname, '../../build/page'), folder, { recursive: true })
  server = await Server.start(folder)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Waits until the page is kept for the next visit. */
const kept = ({ page }: Visitor) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))

it('after one visit, the page opens and plays while the server is down, and updates when it returns', async () => {
  const visitor = await Visitor.come(browser, { ...desktop, stays: true })
  const { page } = visitor
  await page.goto(server.address)
  await kept(visitor)
  await server.kill()

  await page.reload()
  await page.waitForSelector('.shelf')
  // The pictures are there too, in every look.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForSelector('.card img[src$="#dark-wood"]')
  await page.evaluate(() => document.querySelector<HTMLImageElement>('.card img')!.decode())
  for (const game of ['brandubh', 'danube'] as const) {
    await page.goto(server.address)
    await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0 })
    expect(await playOn(visitor, game, { most: 2 })).toBe(false)
  }
  await page.reload()
  expect(await myTurn(visitor, 'danube')).toBe(true)
  await page.goto(`${server.address}/play/brandubh`)
  await visitor.press('details.how summary')
  await page.waitForSelector('.book h1')
  // So are a rule book and lessons that were never opened.
  await page.evaluate(() => localStorage.setItem('nemeton.language', '"de"'))
  await page.reload()
  await visitor.press('details.how summary')
  await page.getByRole('heading', { name: 'Schlagen' }).waitFor()
  await page.goto(`${server.address}/learn/brandubh`)
  await visitor.press('[data-cell=d7].movable')
  await visitor.press('[data-cell=a7].target')
  await page.waitForSelector('.outcome :text("Richtig!")')

  const index = join(folder, 'index.html')
  await writeFile(index, (await readFile(index, 'utf8')).replace('<title>', '<meta name="newer"><title>'))
  await rm(`${index}.gz`)
  await server.restart()
  await page.reload()
  await page.waitForSelector('meta[name=newer]', { state: 'attached' })
  // The home page asked for the lobby while the server was down.
  expectNothingMissing(visitor)
  await visitor.leave()
})

it('the page can be installed: its manifest names icons that exist', async () => {
  const address = `${server.address}/manifest.webmanifest`
  const manifest = (await (await fetch(address)).json()) as {
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(new URL(manifest.start_url, address).href).toBe(`${server.address}/`)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) {
    const icon = await fetch(new URL(src, address))
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

/** Counts the game folders that have a file, including folders that games share. */
const having = (file: string) =>
  new Set(
    findGames()
      .flatMap(({ folder, uses }) => (uses ? [folder, join(folder, '..', uses)] : [folder]))
      .filter((folder) => existsSync(join(folder, file))),
  ).size
const [boards, books, reasons] = ['page/board.tsx', 'book.md', 'page/reasons/index.ts'].map(having)
const networks = findGames().filter(({ id, folder }) => existsSync(join(folder, `bot/${id}.net`))).length
const ahead = having('page/ahead.ts') + having('page/ahead/index.ts')

/** Waits until the page has loaded everything that it needs to play without a server. */
async function loadEverything(visitor: Visitor): Promise<void> {
  const loaded = new Set<string>()
  visitor.page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname))
  await visitor.page.goto(server.address)
  const count = (part: RegExp) => [...loaded].filter((path) => part.test(path)).length
  await expect
    .poll(() => [
      count(/\.wasm$/),
      count(/\.net$/),
      count(/\/worker-.*\.js$/),
      count(/\/board-.*\.js$/),
      count(/\/book[-.].*\.js$/),
      count(/\/(hint|analyst)-.*\.js$/),
      count(/\/reasons-.*\.js$/),
      count(/\/ahead-.*\.js$/),
      count(/\/oak-.*\.svg$/),
      count(/-italic-.*\.woff2$/),
    ])
    .toEqual([findGames().length, networks, 1, boards, books, 3, reasons, ahead + 1, 1, 1])
  // Caching it all comes last.
  await kept(visitor)
}

it.runIf(isLong).each(games)('%s is played to its end while the server is down', async (game) => {
  const { plyLimit, race, leastMoves, offline } = plays[game]!
  const visitor = await Visitor.come(browser, { ...(offline === 'phone' ? phone : desktop), stays: true })
  const { page } = visitor
  await server.restart()
  await loadEverything(visitor)
  await server.kill()
  await sitDown(visitor, { game, opponent: 'bot', level: 'novice', side: 0, plyLimit })
  expect(await myTurn(visitor, game)).toBe(true)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.idea-worth').first().waitFor()
  expect(await playOn(visitor, game, { race })).toBe(true)
  // The turn that ends a game is pending for a moment before it is sent.
  await expect.poll(() => page.locator('.status').innerText()).toMatch(/You win\.|You lose\.|A tie\./)
  expect((await moves(visitor)).length).toBeGreaterThan(leastMoves)
  // The home page asks for the lobby.
  expectNothingMissing(visitor)
  await visitor.leave()
})
