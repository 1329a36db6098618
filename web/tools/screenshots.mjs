// Takes the pictures of docs/screenshots from a running server: `node web/tools/screenshots.mjs http://127.0.0.1:8420`, or only
// some of them: `… http://127.0.0.1:8420 home tables`. Phone and desktop, light and dark; the games are played by the same moves each
// time, against a novice.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const [address = 'http://127.0.0.1:8420', ...wanted] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../docs/screenshots')
mkdirSync(folder, { recursive: true })

const kScreens = [
  { name: 'phone-light', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desktop-light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'desktop-dark', width: 1440, height: 900, colorScheme: 'dark' },
]

/** Games in the middle of play, as the page keeps them. */
const people = [{ kind: 'person' }, { kind: 'bot', level: 'novice' }]
const kTables = {
  brandubh: {
    record: {
      nemeton: 1,
      game: 'brandubh',
      seats: 2,
      options: {},
      seed: 1,
      steps: ['d2-b2', 'd3-d2', 'f4-f2', 'c4-c6', 'a4-a6', 'e4-e7'],
    },
    seats: people,
  },
  sigily: {
    record: {
      nemeton: 1,
      game: 'sigily',
      seats: 4,
      options: { spells: 'all', home: true },
      seed: 7,
      steps: (
        '3 in curse:3 3 in 1 in 2 in 5 in 2 3 2 in 2h 5 back:1 1 1 stoneskin:0 5 2 back:7 4 7 2 in 5 in 2e 1e 1 5 ' +
        'stoneskin:6 enter:0 4 2 0 3h 1d stoneskin:2 3 in 3 in enter:6 1 3 6 3 in 3 in 1 in remove:3 2 4 c>18 ' +
        'back:19 1 19 stoneskin:18 2 in 2 in 1c 3h 5 1 3 in nospell speed enter:18 3 5 18 2 in 3 in 1d 3h speed ' +
        'enter:6 2 3 6'
      ).split(' '),
    },
    seats: Array(4).fill({ kind: 'person' }),
  },
  tug: {
    record: {
      nemeton: 1,
      game: 'tug',
      seats: 2,
      options: {},
      seed: 54,
      steps: (
        '556 456 446 reroll:6 5 4/5:swap 4/6:swap 5/5:elim 245 stand 2/4:swap 4/5:swap 5/6:weaken 245 2/5:weaken 4/4:finish ' +
        '5/4:weaken 155 stand 1/2:swap 5/4:finish 5/6:swap 145 1/4:swap 4/4:elim 5/5:finish 456 4/1:elim 5/4:swap 6/5:elim ' +
        '334 3/1:weaken 3/4:swap 4/5:weaken 356 3/5:weaken 5/5:swap 6/1:weaken 455'
      ).split(' '),
    },
    seats: people,
  },
  duel: {
    record: {
      nemeton: 1,
      game: 'duel',
      seats: 3,
      options: { chameleon: true },
      seed: 1,
      steps: (
        'AH.2H.4H.7H.TH.2D.4D.8D.9D.TD.4C.6C.7C 2S.6S.8S.9S.6H.9H.3D.5D.6D.2C.5C.9C.TC AS.3S.4S.5S.7S.TS.3H.5H.8H.AD.7D.AC.8C ' +
        '0:J 1:J 2:Q 0:TD 1:6H 2:4S 0:Q 1:K 2:C Q 0:9D 1:TC 2:7S 0:J 1:Q 2:K'
      ).split(' '),
    },
    seats: [...people, { kind: 'bot', level: 'novice' }],
  },
  bluff: {
    record: {
      nemeton: 1,
      game: 'bluff',
      seats: 4,
      options: {},
      seed: 1,
      steps: '13446 22356 11245 33456 6x4 hold 7x4 show:2 2356 4x1 hold 8x6 show:33 456'.split(' '),
    },
    seats: [...people, ...people.slice(1), ...people.slice(1)],
  },
  tabulus: {
    record: {
      nemeton: 1,
      game: 'tabulus',
      seats: 2,
      options: {},
      seed: 1,
      steps: (
        '40 4:s-4 21 31 3:s-3 1:s-1 52 66 61 home:1 60 6:s-24~5 1-5 11 2:s-2 63 9:2-29~5/6 64 10:24-34 62 8:29-37 65 ' +
        '11:4-33~5/5 20 2:s-2 55 5:3-26~5 5:33-38 00 swap:38-37x1 4-3 43 4:26-30 3:37-40 61 7:38-45 44'
      ).split(' '),
    },
    seats: people,
  },
  triangulus: {
    record: {
      nemeton: 1,
      game: 'triangulus',
      seats: 3,
      options: {},
      seed: 1,
      steps: (
        '33 3:s-3 3:s-3 40 4:s-4 22 4:s-16 00 swap:16-4x0 0-5 55 40 4:s-28 21 3:16-19 20 2:s-14 20 2:s-26 31 3:3-6 ' +
        '1:19-20 41 5:14-19 65 6:28-34 5:26-31 51 1:3-4 5:20-25 10 1:19-20 66 55 home:31 41 5:34-3 65 6:6-12 5:25-30 ' +
        '66 53 home:s 63 9:20-29 43 7:3-10 42 2:4-6 4:12-16 52 7:29-36 33 6:s-30 32 5:10-15 62 8:6-14 60 6:s-18 63 ' +
        '9:15-24 4-5 64 10:16-26 61 7:36-7 32 5:30-35 60 6:s-6 44 8:18-26 21 3:26-29 54 9:35-8 50 5:30-35 00 ' +
        'swap:29-6x0 5-6 31 3:7-10 1:6-7 62 8:8-16 44 4:29-33 4:26-30 52 2:33-35 5:14-19 54 5:7-12 0-3 11 2:s-26 10 ' +
        '1:16-17 22'
      ).split(' '),
    },
    seats: [...people, { kind: 'bot', level: 'novice' }],
  },
  druidica: {
    record: {
      nemeton: 1,
      game: 'druidica',
      seats: 2,
      options: {},
      seed: 1,
      steps: (
        '52 32 54 10 55 10:s-10 66 00 53 3:s-3 5:s-5 41 65 5:5-10 6:10-34~13 1-6 5-6 60 6:s-6 66 63 home:s 20 2:10-12 ' +
        '62 8:6-14 61 6:12-18 1:3-4 51 5:s-5 1:s-1 64'
      ).split(' '),
    },
    seats: people,
  },
}

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

/** Goes to the table of a game in the middle of play. */
async function sitDown(page, game) {
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), kTables[game])
  await page.goto(`${address}/local`)
}

const settled = (page, selector) => page.locator(selector).first().waitFor()
const press = (page, cell) => page.locator(`[data-cell=${cell}]`).click({ force: true })

/** The races: a marker chosen that can go to several places. */
const race = (game, position) => async (page) => {
  await sitDown(page, game)
  await settled(page, '.race .cell.movable')
  await press(page, `position-${position}`)
}

/** How each picture comes about, by its name; `another` is somebody else's browser. */
const kPictures = {
  async home(page) {
    await page.goto(address)
    await settled(page, '.card .board, .card svg')
  },

  async setup(page) {
    await page.goto(`${address}/play/brandubh`)
    await settled(page, '.credit:not(:empty)')
  },

  // A position in the middle of a game, a piece chosen.
  async brandubh(page) {
    await sitDown(page, 'brandubh')
    await settled(page, '.brandubh .own')
    await page.locator('[data-cell=b4]').click({ force: true })
  },

  // Four provinces half way round the year, and a spell to be cast.
  async sigily(page) {
    await sitDown(page, 'sigily')
    await settled(page, '.sigily .stone')
    await page.locator('.sigily .stone').first().click()
  },

  // A die put beside one of the column.
  async tug(page) {
    await sitDown(page, 'tug')
    await settled(page, '.tug .cell.movable')
    for (const cell of ['tray-1', 'spot-0-1']) await press(page, cell)
  },

  tabulus: race('tabulus', 34),
  triangulus: race('triangulus', 30),
  druidica: race('druidica', 4),

  // A card chosen, against two who have chosen theirs.
  async duel(page) {
    await sitDown(page, 'duel')
    await settled(page, '.duel .card-back')
    await settled(page, '.duel .cell.movable')
    await press(page, 'card-AH')
  },

  // A bid that is put together, with two dice that are to be shown.
  async bluff(page) {
    await sitDown(page, 'bluff')
    await settled(page, '.bluff .cell.movable')
    for (const cell of ['own-2', 'own-3', 'shield-14', 'face-4']) await press(page, cell)
  },

  // The first moves that are legal, until there is something to see.
  async danube(page) {
    await page.goto(`${address}/play/danube`)
    await settled(page, '.credit:not(:empty)')
    await page.getByRole('radio', { name: 'Novice' }).check()
    await page.getByRole('radio', { name: 'Silver' }).check()
    await page.getByRole('button', { name: 'Begin' }).click()
    for (let i = 0; i < 6; ++i) {
      await settled(page, '.danube .cell.movable')
      await page.locator('.danube .cell.movable').last().click({ force: true })
      const target = page.locator('.danube .cell.target')
      if ((await target.count()) > 0) await target.first().click({ force: true })
      await page.waitForTimeout(2000)
    }
    await settled(page, '.danube .cell.movable')
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

for (const { name, width, height, colorScheme } of kScreens) {
  for (const [view, show] of Object.entries(kPictures)) {
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
