// What Lighthouse says of the accessibility of every view of a running server: `npm run lighthouse http://127.0.0.1:8420`. Phone
// and desktop, light and dark; each score is 1, or there is something to mend, and this ends with an error.
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

/** The score from 0 to 1, and the names of what it falls short by. */
async function audit(path, size) {
  const flags = [
    `--port=${debuggingPort}`,
    '--only-categories=accessibility',
    '--disable-storage-reset',
    '--disable-full-page-screenshot',
    '--throttling-method=provided',
    '--max-wait-for-load=8000',
    '--output=json',
    '--quiet',
    ...(size === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { stdout } = await run('npx', ['--yes', lighthousePackage, address + path, ...flags], {
    maxBuffer: 2 ** 26,
  })
  const lhr = JSON.parse(stdout)
  const { score, auditRefs } = lhr.categories.accessibility
  const short = auditRefs
    .map(({ id }) => lhr.audits[id])
    .filter((each) => each.score !== null && each.score < 1)
  return {
    score,
    faults: short.map(({ id, details }) => [id, ...(details?.items ?? []).map(({ node }) => node?.selector)]),
  }
}

async function openTable(game) {
  const seats = Array.from({ length: game.seats }, (_, seat) => (seat === 0 ? 'you' : 'open'))
  const request = { method: 'POST', body: JSON.stringify({ game: game.id, seats, draw: false }) }
  const { table } = await (await fetch(`${address}/api/v1/tables`, request)).json()
  return `/t/${table}`
}

const games = await findGames()
const views = [
  { path: '/', game: games[0] },
  { path: '/no/such/page', game: games[0] },
  { path: await openTable(games[0]), game: games[0] },
  ...games.flatMap((game) => [
    { path: `/play/${game.id}`, game },
    { path: '/local', game },
  ]),
]
let least = 1
for (const theme of ['light', 'dark']) {
  for (const { path, game } of views) {
    await keep(theme, game)
    for (const size of ['phone', 'desktop']) {
      const { score, faults } = await audit(path, size)
      least = Math.min(least, score ?? 0)
      console.log([score, theme, size, path, path === '/local' ? game.id : '', ...faults].join(' '))
    }
  }
}
await browser.close()
await rm(profile, { recursive: true, force: true })
if (least < 1) process.exitCode = 1
