// The picture of docs/screenshots. Four provinces half way round the year, and a spell to be cast.

export const table = {
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
}

export async function show({ page, sitDown, settled }) {
  await sitDown()
  await settled('.sigily .stone')
  await page.locator('.sigily .stone').first().click()
}
