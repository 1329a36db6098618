// Tabulus on the page: the board that the races share, in the shape of a 2.
import { racePart } from '../../races/page/race'
import plan from '../rules/board.txt?raw'
import { ground } from './background'

export default racePart({
  plan,
  wide: ground,
  narrow: ground,
  picture: {
    markers: [
      ['12', '19', '19', 's'],
      ['home', '26', '33', 's'],
      ['8', '41', 's', 's'],
    ],
    shown: { 5: [3, 6], 11: [0, 4], 19: [5, 2], 23: [1, 5], 33: [6, 4], 41: [3, 3], 0: [0, 0] },
  },
})
