// The picture of docs/screenshots. A position in the middle of a game, a piece chosen.
const bot = { kind: 'bot', level: 'novice' }

export const table = {
  record: {
    nemeton: 1,
    game: 'brandubh',
    seats: 2,
    options: {},
    seed: 1,
    steps: ['d2-b2', 'd3-d2', 'f4-f2', 'c4-c6', 'a4-a6', 'e4-e7'],
  },
  seats: [{ kind: 'person' }, bot],
}

export async function show({ page, sitDown, settled }) {
  await sitDown()
  await settled('.brandubh .movable')
  await page.locator('[data-cell=b4]').click({ force: true })
}
