// After one visit, the page opens at any of its addresses and plays while the server is down.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Server } from './support/server'
import { myTurn, playOn, sitDown } from './support/table'
import { desktop, expectNothingMissing, startBrowser, Visitor } from './support/visitor'

let browser: Browser
let server: Server
/** A copy of the page that the test can change. */
let folder: string
beforeAll(async () => {
  browser = await startBrowser()
  folder = await mkdtemp(join(tmpdir(), 'nemeton-page-'))
  await cp(join(import.meta.dirname, '../../build/page'), folder, { recursive: true })
  server = await Server.start(folder)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

it('after one visit, the page opens and plays while the server is down, and updates when it returns', async () => {
  const visitor = await Visitor.come(browser, { ...desktop, stays: true })
  const { page } = visitor
  await page.goto(server.address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
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
  // So is a rule book that was never opened.
  await page.evaluate(() => localStorage.setItem('nemeton.language', '"de"'))
  await page.reload()
  await visitor.press('details.how summary')
  await page.getByRole('heading', { name: 'Schlagen' }).waitFor()

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
