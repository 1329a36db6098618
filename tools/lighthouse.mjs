// What Lighthouse says of a running server's page: `npm run lighthouse http://127.0.0.1:8420`. Every kind of view is opened on its slow
// phone: performance is at least 0.95, accessibility, best practices and search engines are 1. A view that falls short of the first is
// opened twice more, and the median counts: on a busy machine one run says little. Colours and the second layout are looked at in the dark
// on a desktop, at every game's table. Where something falls short this ends with an error.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

const run = promisify(execFile)

/** Installed when it is asked for: two hundred packages that nothing else needs. Version 13 wants a newer Node. */
async function load() {
  const version = '12.8.2'
  const folder = join(import.meta.dirname, `../build/lighthouse-${version}`)
  const core = join(folder, 'node_modules/lighthouse/core')
  if (!existsSync(core))
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${version}`])
  const [{ default: lighthouse }, { default: desktop }] = await Promise.all(
    ['index.js', 'config/desktop-config.js'].map((file) => import(join(core, file))),
  )
  return { lighthouse, desktop }
}

const debuggingPort = 9333
const address = process.argv[2] ?? 'http://127.0.0.1:8420'
const { lighthouse, desktop } = await load()
const profile = await mkdtemp(join(tmpdir(), 'nemeton-lighthouse-'))
// Lighthouse opens a tab of its own, which has what this profile keeps.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
  serviceWorkers: 'block',
})

/** The games that the page has boards for, with the fewest seats that each can have. */
async function findGames() {
  const { games } = await (await fetch(`${address}/api/v1/games`)).json()
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForSelector('.card a')
  const links = await page
    .locator('.card a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  await page.close()
  return games
    .filter(({ id }) => links.includes(`/play/${id}`))
    .map(({ id, min_seats }) => ({ id, seats: min_seats }))
}

/** Keeps a theme, and a game that has just begun against bots, as the page does. */
async function keep(theme, { id, seats }) {
  const page = await browser.newPage()
  await page.goto(`${address}/no/such/page`)
  const local = {
    record: { nemeton: 1, game: id, seats, options: {}, seed: 1, steps: [] },
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'novice' },
    ),
  }
  await page.evaluate(
    (kept) =>
      Object.entries(kept).forEach(([name, value]) =>
        localStorage.setItem(`nemeton.${name}`, JSON.stringify(value)),
      ),
    { theme, local },
  )
  await page.close()
}

const least = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 }
const numbers = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** What one run finds: the scores from 0 to 1, the numbers behind the speed, and the names of what falls short. */
async function audit(path, onlyCategories, config) {
  const found = await lighthouse(
    address + path,
    {
      port: debuggingPort,
      onlyCategories,
      disableFullPageScreenshot: true,
      maxWaitForLoad: 20_000,
      logLevel: 'silent',
    },
    config,
  )
  const { audits, categories } = found.lhr
  const short = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]))
    .filter((each) => each.score !== null && each.score < 1)
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score ?? 0])),
    speed: numbers.map((id) => audits[id]?.displayValue).filter(Boolean),
    faults: short.map(({ id, details }) => [id, ...(details?.items ?? []).map(({ node }) => node?.selector)]),
  }
}

let fine = true
function tell(look, path, { scores, speed, faults }) {
  if (Object.entries(scores).some(([name, score]) => score < least[name])) fine = false
  const columns = [look.padEnd(7), path.padEnd(18), ...Object.values(scores).map((score) => score.toFixed(2))]
  console.log([...columns, speed.join(', '), ...faults].join('  '))
}

/** On the slow phone; of three runs the one with the median of their speed. */
async function auditOnPhone(path, name = path) {
  const runs = []
  do runs.push(await audit(path, Object.keys(least)))
  while (runs[0].scores.performance < least.performance && runs.length < 3)
  runs.sort((a, b) => a.scores.performance - b.scores.performance)
  tell('phone', name, runs[Math.floor(runs.length / 2)])
}

async function openTable(game) {
  const seats = Array.from({ length: game.seats }, (_, seat) => (seat === 0 ? 'you' : 'open'))
  const request = { method: 'POST', body: JSON.stringify({ game: game.id, seats, draw: false }) }
  const { table } = await (await fetch(`${address}/api/v1/tables`, request)).json()
  return `/t/${table}`
}

console.log(`screen   view                ${Object.keys(least).join(', ')}; ${numbers.join(', ')}`)
const games = await findGames()
const [first] = games
await keep('light', first)
for (const path of [
  '/',
  `/play/${first.id}`,
  `/learn/${first.id}`,
  `/puzzle/${first.id}`,
  '/puzzles',
  '/about',
  '/archive',
])
  await auditOnPhone(path)
await auditOnPhone(await openTable(first), '/t')
for (const game of games) {
  await keep('light', game)
  await auditOnPhone('/local', `/local ${game.id}`)
  await keep('dark', game)
  for (const path of game === first ? ['/', `/play/${game.id}`, '/local'] : ['/local']) {
    const name = path === '/local' ? `/local ${game.id}` : path
    tell('desktop', name, await audit(path, ['accessibility'], desktop))
  }
}
await browser.close()
await rm(profile, { recursive: true, force: true })
if (!fine) process.exitCode = 1
