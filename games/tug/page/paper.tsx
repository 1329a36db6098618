// Tug of War on paper: the field with the rope, places for the dice, the athletes of both villages, and the dice.
import { dieNets } from '@nemeton/board/art/net'
import type { Paper } from '@nemeton/board/paper'
import './board.css'
import { Athlete } from './athletes'
import { WIDE } from './layout'
import { Ground, Rope } from './scene'
import { Racks } from './table'

const bottom = WIDE.cloth.y + WIDE.cloth.height + WIDE.scene.y
const villages = ['Plockton', 'Broadford'] as const
/** The winner of the first match may own one more than the eighteen. */
const most = 19
/** Three in each column, and three that go to and fro. */
const dice = 9

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
  cutouts: [
    dieNets('die', dice, 'tug'),
    ...villages.map((village, seat): Paper['cutouts'][number] => ({
      ...{ name: `athlete of ${village}`, count: most, class: 'tug', art: <Athlete seat={seat as 0 | 1} /> },
      box: [-28, -70, 56, 74],
      width: 14,
    })),
  ],
}

export default paper
