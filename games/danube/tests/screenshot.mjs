// The picture of docs/screenshots. Silver has a throw of six to use.
const bot = { kind: 'bot', level: 'novice' }

export const table = {
  record: {
    nemeton: 1,
    game: 'danube',
    seats: 2,
    options: {},
    seed: 1,
    steps: '10+1 3 4+3 9+1 4 10+4 3 14+3 6'.split(' '),
  },
  seats: [{ kind: 'person' }, bot],
}

export async function show({ sitDown, settled }) {
  await sitDown()
  await settled('.danube .cell.movable, .danube .cell.target')
}
