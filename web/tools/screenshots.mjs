// Takes the pictures of docs/screenshots from a running server: `node web/tools/screenshots.mjs http://127.0.0.1:8420`.
// Phone and desktop, light and dark; the games are played by the same moves each time, against a novice.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const address = process.argv[2] ?? 'http://127.0.0.1:8420'
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

for (const { name, width, height, colorScheme } of kScreens) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shot = (view) => page.screenshot({ path: join(folder, `${view}-${name}.jpg`), quality: 85 })
  const settled = (selector) => page.locator(selector).first().waitFor()

  await page.goto(address)
  await settled('.card .board, .card svg')
  await page.waitForTimeout(400)
  await shot('home')

  await page.goto(`${address}/play/brandubh`)
  await settled('.credit:not(:empty)')
  await page.waitForTimeout(400)
  await shot('setup')

  // Brandubh: a position in the middle of a game, a piece chosen.
  await page.evaluate(
    (saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)),
    kTables.brandubh,
  )
  await page.goto(`${address}/local`)
  await settled('.brandubh .own')
  await page.locator('[data-square=b4]').click({ force: true })
  await page.waitForTimeout(400)
  await shot('brandubh')

  // Sigily: four provinces half way round the year, and a spell to be cast.
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), kTables.sigily)
  await page.goto(`${address}/local`)
  await settled('.sigily .stone')
  await page.locator('.sigily .stone').first().click()
  await page.waitForTimeout(400)
  await shot('sigily')

  // Tug of War: a die put beside one of the column.
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), kTables.tug)
  await page.goto(`${address}/local`)
  await settled('.tug .cell.movable')
  await page.locator('[data-cell=tray-1]').click({ force: true })
  await page.locator('[data-cell=spot-0-1]').click({ force: true })
  await page.waitForTimeout(400)
  await shot('tug')

  // The races: a marker chosen that can go to several places.
  for (const [race, position] of [
    ['tabulus', 34],
    ['triangulus', 30],
    ['druidica', 4],
  ]) {
    await page.evaluate(
      (saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)),
      kTables[race],
    )
    await page.goto(`${address}/local`)
    await settled('.race .cell.movable')
    await page.locator(`[data-cell=position-${position}]`).click({ force: true })
    await page.waitForTimeout(400)
    await shot(race)
  }

  // Druid's Duel: a card chosen, against two who have chosen theirs.
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), kTables.duel)
  await page.goto(`${address}/local`)
  await settled('.duel .card-back')
  await settled('.duel .cell.movable')
  await page.locator('[data-cell=card-AH]').click({ force: true })
  await page.waitForTimeout(400)
  await shot('duel')

  // Bricriu's Bluff & Bluster: a bid that is put together, with two dice that are to be shown.
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), kTables.bluff)
  await page.goto(`${address}/local`)
  await settled('.bluff .cell.movable')
  for (const part of ['own-2', 'own-3', 'shield-14', 'face-4']) {
    await page.locator(`[data-cell=${part}]`).click({ force: true })
  }
  await page.waitForTimeout(400)
  await shot('bluff')

  // Down the Danube: the first moves that are legal, until there is something to see.
  await page.goto(`${address}/play/danube`)
  await settled('.credit:not(:empty)')
  await page.getByRole('radio', { name: 'Novice' }).check()
  await page.getByRole('radio', { name: 'Silver' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  for (let i = 0; i < 6; ++i) {
    await settled('.danube .cell.movable')
    await page.locator('.danube .cell.movable').last().click({ force: true })
    const target = page.locator('.danube .cell.target')
    if ((await target.count()) > 0) await target.first().click({ force: true })
    await page.waitForTimeout(2000)
  }
  await settled('.danube .cell.movable')
  await shot('danube')
  await context.close()
}
await browser.close()
