// Tabulus on the page: the board that the races share, in the shape of a 2.
import { racePart } from '../races/race'
import plan from './board.txt?raw'
import { ground } from './ground'

const shown = (tiles: [number, number, number][]) => {
  const values: (number | null)[] = Array.from({ length: 46 }, () => null)
  for (const [odd, a, b] of tiles) values.splice(odd - 1, 2, a, b)
  return values
}

export default racePart({
  plan,
  wide: ground,
  narrow: ground,
  picture: {
    hand: 1,
    target: 0,
    partners: false,
    mixed_entry: false,
    turn: 0,
    stage: 'move',
    tile: [6, 4],
    left: [6, 4],
    moved: null,
    doubles: 0,
    pending: null,
    turning: null,
    markers: [
      ['12', '19', '19', 's'],
      ['home', '26', '33', 's'],
      ['8', '41', 's', 's'],
    ],
    shown: shown([
      [5, 3, 6],
      [11, 0, 4],
      [19, 5, 2],
      [23, 1, 5],
      [33, 6, 4],
      [41, 3, 3],
    ]),
    tested: [true, true, true, true],
    stock: 38,
    points: [0, 0, 0],
    end: null,
  },
})
