// What Lighthouse says of a running server's page: `npm run lighthouse http://127.0.0.1:8420`. Every kind of view is opened on its slow
// phone: performance is at least 0.95, as the median of three runs, of which the third is left out where two agree; accessibility, best
// practices and search engines are 1. Colours and the second layout are looked at in the dark on a desktop, at every game's table. Where
// something falls short this ends with an error.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

// Fetched when it is asked for: two hundred packages that nothing else needs. Version 13 wants a newer Node.
const lighthousePackage = 'lighthouse@12.8.2'
const debuggingPort = 9333
const run = promisify(execFile)
const address = process.argv[2] ?? 'http://127.0.0.1:8420'
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
async function audit(path, categories, more = []) {
  const flags = [
    `--port=${debuggingPort}`,
    `--only-categories=${categories}`,
    '--disable-full-page-screenshot',
    '--output=json',
    '--quiet',
    ...more,
  ]
  const lighthouse = () =>
    run('npx', ['--yes', lighthousePackage, address + path, ...flags], { maxBuffer: 2 ** 26 })
  // On a busy machine a trace begins too late now and then, with which Lighthouse itself gives up: once more.
  const { stdout } = await lighthouse().catch(lighthouse)
  const { audits, categories: found } = JSON.parse(stdout)
  const short = Object.values(found)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]))
    .filter((each) => each.score !== null && each.score < 1)
  return {
    scores: Object.fromEntries(Object.values(found).map(({ id, score }) => [id, score ?? 0])),
    speed: numbers.map((id) => audits[id]?.displayValue).filter(Boolean),
    faults: short.map(({ id, details }) => [id, ...(details?.items ?? []).map(({ node }) => node?.selector)]),
  }
}

let fine = true
function tell(look, path, { scores, speed, faults }) {
  if (Object.entries(scores).some(([name, score]) => score < least[name])) fine = false
  console.log([look, path, JSON.stringify(scores), ...speed, ...faults].join(' '))
}

/** Of runs on the slow phone the one with the median of their speed. */
async function auditOnPhone(path) {
  const runs = []
  const isFast = ({ scores }) => scores.performance >= least.performance
  while (runs.length < 3 && runs.filter(isFast).length < 2)
    runs.push(await audit(path, Object.keys(least).join()))
  runs.sort((a, b) => a.scores.performance - b.scores.performance)
  tell('phone', path, runs[1])
}

async function openTable(game) {
  const seats = Array.from({ length: game.seats }, (_, seat) => (seat === 0 ? 'you' : 'open'))
  const request = { method: 'POST', body: JSON.stringify({ game: game.id, seats, draw: false }) }
  const { table } = await (await fetch(`${address}/api/v1/tables`, request)).json()
  return `/t/${table}`
}

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
  await openTable(first),
])
  await auditOnPhone(path)
for (const game of games) {
  await keep('light', game)
  await auditOnPhone('/local')
  await keep('dark', game)
  for (const path of game === first ? ['/', `/play/${game.id}`, '/local'] : ['/local']) {
    const desktop = ['--preset=desktop', '--throttling-method=provided', '--max-wait-for-load=8000']
    tell('desktop, dark', `${path} ${game.id}`, await audit(path, 'accessibility', desktop))
  }
}
await browser.close()
await rm(profile, { recursive: true, force: true })
if (!fine) process.exitCode = 1
