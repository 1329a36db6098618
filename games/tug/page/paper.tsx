// Tug of War on paper: the field with the rope, places for the dice, and the athletes of both villages. The dice are real ones, or in
// the companion.
import type { Paper } from '@nemeton/board/paper'
import './board.css'
import { Athlete } from './athletes'
import { WIDE } from './layout'
import { Ground, Rope } from './scene'
import { Racks } from './table'

const bottom = WIDE.cloth.y + WIDE.cloth.height + WIDE.scene.y
const villages = ['Plockton', 'Broadford'] as const
/** Who has won the first match may own one more than the eighteen. */
const most = 19

const paper: Paper = {
  board: {
    class: 'tug',
    art: (
      <>
        <Ground layout={WIDE} />
        <g clip-path="url(#tug-scene)">
          <g transform={`translate(${WIDE.width / 2} ${WIDE.rope})`}>
            <Rope reach={WIDE.width * 0.62} size={WIDE.field.size} />
          </g>
        </g>
        <Racks layout={WIDE} turn={null} />
      </>
    ),
    box: [0, 0, WIDE.width, bottom],
    width: 226,
  },
  cutouts: villages.map((village, seat) => ({
    ...{ name: `athlete of ${village}`, count: most, class: 'tug', art: <Athlete seat={seat as 0 | 1} /> },
    box: [-28, -70, 56, 74],
    width: 15,
  })),
}

export default paper
