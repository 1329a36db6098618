// Druidica on the page: the board that the races share, as a ring of stones.
import { racePart } from '../../races/page/race'
import plan from '../rules/board.txt?raw'
import { narrow, wide } from './background'

export default racePart({
  plan,
  wide,
  narrow,
  sun: true,
  picture: {
    markers: [
      ['4', '15', '15', 's'],
      ['home', '26', '5', 's'],
      ['30', '9', '12r', 's'],
    ],
    shown: { 5: [3, 6], 11: [0, 4], 19: [5, 2], 23: [6, 4], 0: [0, 0] },
  },
})
