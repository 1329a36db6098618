// The picture of docs/screenshots. A bid that is put together, with two dice that are to be shown.
const bot = { kind: 'bot', level: 'novice' }

export const table = {
  record: {
    nemeton: 1,
    game: 'bluff',
    seats: 4,
    options: {},
    seed: 1,
    steps: '13446 22356 11245 33456 6x4 hold 7x4 show:2 2356 4x1 hold 8x6 show:33 456'.split(' '),
  },
  seats: [{ kind: 'person' }, bot, bot, bot],
}

export async function show({ sitDown, settled, press }) {
  await sitDown()
  await settled('.bluff .cell.movable')
  for (const cell of ['own-2', 'own-3', 'shield-14', 'face-4']) await press(cell)
}
