// Down the Danube on paper.
import type { Paper } from '@nemeton/board/paper'
import './board.css'
import { Ground } from './background'
import { Boat } from './boats'
import { WIDE } from './layout'
import type { Seat } from './schema'
import { Stick } from './sticks'

const width = 360
const perUnit = width / WIDE.width
const boat = { width: 66, height: 46 }
const stick = { length: 216, height: 28 }

const boats = (seat: Seat, name: string): Paper['cutouts'][number] => ({
  ...{ name, count: 5, class: 'danube', art: <Boat seat={seat} /> },
  box: [-boat.width / 2, -boat.height / 2, boat.width, boat.height],
  width: boat.width * WIDE.boat * perUnit,
})
const side = (white: boolean) => (
  <g class="stick">
    <Stick white={white} length={210} thick={18} />
  </g>
)

const paper: Paper = {
  board: {
    class: 'danube',
    art: <Ground layout={WIDE} />,
    box: [0, 0, WIDE.width, WIDE.height],
    width,
  },
  cutouts: [
    boats(0, 'silver boat'),
    boats(1, 'copper boat'),
    {
      ...{ name: 'stick', count: 4, class: 'danube', art: side(true), back: side(false) },
      box: [-stick.length / 2, -stick.height / 2, stick.length, stick.height],
      width: 90,
    },
  ],
}

export default paper
