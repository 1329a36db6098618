// Druidica on the page: the board that the races share, as a ring of stones.
import { racePart } from '../races/race'
import plan from './board.txt?raw'
import { narrow, wide } from './ground'

const shown = (tiles: [number, number, number][]) => {
  const values: (number | null)[] = Array.from({ length: 34 }, () => null)
  for (const [odd, a, b] of tiles) values.splice(odd - 1, 2, a, b)
  return values
}

export default racePart({
  plan,
  wide,
  narrow,
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
      ['4', '15', '15', 's'],
      ['home', '26', '5', 's'],
      ['30', '9', '12r', 's'],
    ],
    shown: shown([
      [5, 3, 6],
      [11, 0, 4],
      [19, 5, 2],
      [23, 6, 4],
    ]),
    tested: [true, true, true],
    stock: 38,
    points: [0, 0, 0],
    end: null,
  },
})
