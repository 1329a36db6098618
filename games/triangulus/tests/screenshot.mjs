// The picture of docs/screenshots. A marker chosen that can go to several places.
const bot = { kind: 'bot', level: 'novice' }

export const table = {
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
  seats: [{ kind: 'person' }, bot, bot],
}

export async function show({ sitDown, settled, press }) {
  await sitDown()
  await settled('.race .cell.movable')
  await press('position-30')
}
