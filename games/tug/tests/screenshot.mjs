// The picture of docs/screenshots. A die put beside one of the column.
const bot = { kind: 'bot', level: 'novice' }

export const table = {
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
  seats: [{ kind: 'person' }, bot],
}

export async function show({ sitDown, settled, press }) {
  await sitDown()
  await settled('.tug .cell.movable')
  for (const cell of ['tray-1', 'spot-0-1']) await press(cell)
}
