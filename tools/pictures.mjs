// Takes pictures of a running server's page, which are to be looked through by a person. `node tools/pictures.mjs
// http://127.0.0.1:8420` makes those of docs/screenshots anew: every view once on a desktop in light and once on a phone in dark, the games
// by the same moves each time, as their own tests/screenshot.mjs say. `… http://127.0.0.1:8420 build/pictures` plays every game with
// the fewest seats and with the most by bots, and takes it a dozen turns in, at its end and with its review, and the shelf, on six
// screens in light and dark. Names after either, such as `home tug`, are those of the views to take.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'
import { playAll } from './played.mjs'

const [address = 'http://127.0.0.1:8420', ...words] = process.argv.slice(2)
const program = join(import.meta.dirname, '../build/release/nemeton')
const everything = words[0]?.includes('/') ? words.shift() : null
const folder = everything ?? join(import.meta.dirname, '../docs/screenshots')
mkdirSync(folder, { recursive: true })
const isWanted = (name) => words.length === 0 || words.includes(name)

/** Those of the tests that play at random. */
const screens = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
]
const turns = 12

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const still = { reducedMotion: 'reduce', locale: 'en-GB' }

/** Opens a table at the server; the answer is where its opener plays. */
async function openTable(game, more = {}) {
  const answer = await fetch(`${address}/api/v1/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats: ['you', 'open'], ...more }),
  })
  const { table, key } = await answer.json()
  return `${address}/t/${table}#key=${key}`
}

const keep = (page, table) =>
  page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), table)
const settled = (page, selector) => page.locator(selector).first().waitFor()
/** What the picture of a game is taken with: its tests/screenshot.mjs goes on from there. */
const hand = (page, table) => ({
  page,
  address,
  /** Goes to the game's table in the middle of play, as the page keeps it. */
  async sitDown() {
    await keep(page, table)
    await page.goto(`${address}/local`)
  },
  settled: (selector) => settled(page, selector),
  press: (cell) => page.locator(`[data-cell=${cell}]`).click({ force: true }),
})

/** How the pictures of the page come about, by their names; `another` is somebody else's browser. */
const ofPage = {
  async home(page) {
    await page.goto(address)
    await settled(page, '.card')
    await page.evaluate(() => {
      const inView = (image) => image.getBoundingClientRect().top < innerHeight
      return Promise.all(
        [...document.querySelectorAll('.card img')].filter(inView).map((image) => image.decode()),
      )
    })
  },

  async setup(page) {
    await page.goto(`${address}/play/brandubh`)
    await settled(page, '.play button:enabled')
  },

  // Two friends with clocks, one of whom says something.
  async friends(page, another) {
    const time_control = { kind: 'game', seconds: 600, increment: 10 }
    await page.goto(await openTable('brandubh', { time_control }))
    await settled(page, '.share')
    await another.goto(page.url())
    await another.locator('.invitation .primary').click()
    for (const square of ['d2', 'b2']) {
      await settled(page, `[data-cell=${square}].movable, [data-cell=${square}].target`)
      await page.locator(`[data-cell=${square}]`).click({ force: true })
    }
    await another.getByRole('button', { name: 'Say …' }).click()
    await another.getByRole('button', { name: 'Good luck' }).click()
    await settled(page, '.said')
  },

  // One's turn, somebody else's, and a game that is over.
  async tables(page, another) {
    await page.goto(await openTable('sigily'))
    await settled(page, '.share')
    await page.goto(await openTable('tabulus', { seats: ['open', 'you'] }))
    await settled(page, '.share')
    await another.goto(page.url())
    await another.locator('.invitation .primary').click()
    await another.getByRole('button', { name: 'Give up' }).click()
    await another.locator('.sure button').first().click()
    await settled(page, '.afterwards')
    await page.goto(await openTable('danube', { seats: ['open', 'you'] }))
    await settled(page, '.share')
    await page.goto(`${address}/tables`)
    await settled(page, '.my-table >> nth=2')
  },
}

/** The pictures of the documents. */
async function takeForDocuments() {
  const { module } = await runnerImport('./tools/manifests.ts', { configFile: false })
  const views = { ...ofPage }
  for (const { id, folder } of module.findGames()) {
    const file = join(folder, 'tests/screenshot.mjs')
    if (!existsSync(file)) continue
    const { table, show } = await import(file)
    views[id] = (page) => show(hand(page, table))
  }
  const looks = [
    { name: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
    { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  ]
  for (const { name, ...look } of looks) {
    for (const [view, show] of Object.entries(views)) {
      if (!isWanted(view)) continue
      const contexts = await Promise.all([1, 2].map(() => browser.newContext({ ...look, ...still })))
      const [page, another] = await Promise.all(contexts.map((context) => context.newPage()))
      await page.goto(address)
      await show(page, another)
      await page.waitForTimeout(400)
      await page.screenshot({ path: join(folder, `${view}-${name}.jpg`), quality: 78 })
      for (const context of contexts) await context.close()
    }
  }
}

/** One view on every screen in light and dark. */
async function takeEverywhere(name, show) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...still })
  const page = await context.newPage()
  await page.goto(`${address}/data`)
  await show(page)
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(300)
      await page.evaluate(() => scrollTo(0, 0))
      await page.screenshot({
        path: join(folder, `${name}-${width}x${height}-${colorScheme}.jpg`),
        quality: 80,
      })
    }
  }
  await context.close()
}

/** All that is to be looked through before a release. */
async function takeAll() {
  if (isWanted('home')) await takeEverywhere('home', ofPage.home)
  for (const { name, begun, ended } of await playAll(program, turns, isWanted)) {
    const seatsOf = ({ seats }) =>
      Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'bot', level: 'casual' }))
    const open = async (page, record) => {
      await keep(page, { record, seats: seatsOf(record) })
      await page.goto(`${address}/local`)
      await settled(page, 'main.table .board')
    }
    await takeEverywhere(name, async (page) => {
      await open(page, begun)
      await settled(page, '.stepper button:last-of-type:disabled')
    })
    await takeEverywhere(`${name}-over`, async (page) => {
      await open(page, ended)
      await settled(page, '.afterwards')
    })
    await takeEverywhere(`${name}-review`, async (page) => {
      await open(page, ended)
      await page.locator('.tabs button').nth(1).click()
      await settled(page, '.review svg')
    })
  }
}

await (everything ? takeAll() : takeForDocuments())
await browser.close()
