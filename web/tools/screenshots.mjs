// Takes the pictures of docs/screenshots from a running server: `node web/tools/screenshots.mjs http://127.0.0.1:8420`, or only
// some of them: `… http://127.0.0.1:8420 home tables`. Phone and desktop, light and dark; the games are played by the same moves each
// time, against a novice, as their own tests/screenshot.mjs say.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'

const [address = 'http://127.0.0.1:8420', ...wanted] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../docs/screenshots')
mkdirSync(folder, { recursive: true })

const screens = [
  { name: 'phone-light', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desktop-light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'desktop-dark', width: 1440, height: 900, colorScheme: 'dark' },
]

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

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

const settled = (page, selector) => page.locator(selector).first().waitFor()
/** What the picture of a game is taken with: its tests/screenshot.mjs goes on from there. */
const hand = (page, table) => ({
  page,
  address,
  /** Goes to the game's table in the middle of play, as the page keeps it. */
  async sitDown() {
    await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), table)
    await page.goto(`${address}/local`)
  },
  settled: (selector) => settled(page, selector),
  press: (cell) => page.locator(`[data-cell=${cell}]`).click({ force: true }),
})

/** How the pictures of the page come about, by their names; `another` is somebody else's browser. */
const ofPage = {
  async home(page) {
    await page.goto(address)
    await settled(page, '.card .board, .card svg')
  },

  async setup(page) {
    await page.goto(`${address}/play/brandubh`)
    await settled(page, '.credit:not(:empty)')
  },

  // Two friends with clocks, one of whom says something.
  async friends(page, another) {
    const time_control = { kind: 'game', seconds: 600, increment: 10 }
    await page.goto(await openTable('brandubh', { time_control }))
    await settled(page, '.share')
    await another.goto(page.url())
    await another.locator('.invitation button').click()
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
    await another.locator('.invitation button').click()
    await another.getByRole('button', { name: 'Give up' }).click()
    await another.locator('.sure button').first().click()
    await settled(page, '.afterwards')
    await page.goto(await openTable('danube', { seats: ['open', 'you'] }))
    await settled(page, '.share')
    await page.goto(`${address}/tables`)
    await settled(page, '.my-table >> nth=2')
  },
}

const { module } = await runnerImport('./web/tools/manifests.ts', { configFile: false })
const ofGames = {}
for (const { id, folder } of module.findGames()) {
  const file = join(folder, 'tests/screenshot.mjs')
  if (!existsSync(file)) continue
  const { table, show } = await import(file)
  ofGames[id] = (page) => show(hand(page, table))
}

for (const { name, width, height, colorScheme } of screens) {
  for (const [view, show] of Object.entries({ ...ofPage, ...ofGames })) {
    if (wanted.length > 0 && !wanted.includes(view)) continue
    const contexts = await Promise.all(
      [1, 2].map(() =>
        browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' }),
      ),
    )
    const [page, another] = await Promise.all(contexts.map((context) => context.newPage()))
    await page.goto(address)
    await show(page, another)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(folder, `${view}-${name}.jpg`), quality: 85 })
    for (const context of contexts) await context.close()
  }
}
await browser.close()
