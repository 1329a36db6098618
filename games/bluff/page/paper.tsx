// Bricriu's Bluff & Bluster on paper: the hall with its track, the red die that marks the bid, five dice for each seat, and a screen to
// roll them behind, since a cup cannot be made of a sheet of paper that holds.
import type { JSX } from 'preact'
import { dieNets } from '@nemeton/board/art/net'
import type { Paper } from '@nemeton/board/paper'
import './board.css'
import { Guest, guests } from './guests'
import { Ground, ShieldFace } from './hall'
import { layoutFor } from './layout'
import { shields } from './track'

const layout = layoutFor(false, 2)
const bottom = layout.hall.y * 2 + layout.hall.height
const dicePerSeat = 5

/** In millimetres: a wall in front and one at each side, so that it stands. */
const wall = { front: 98, aside: 46, height: 58 }
const wide = wall.front + 2 * wall.aside

const Screen = ({ seat }: { seat: number }): JSX.Element => (
  <g class="net">
    {[wall.aside, wall.aside + wall.front].map((x) => (
      <path key={x} class="fold" d={`M${x} 0V${wall.height}`} />
    ))}
    <g transform={`translate(${wide / 2} ${wall.height / 2}) scale(0.42)`}>
      <Guest seat={seat} />
    </g>
  </g>
)

const red = dieNets('red die', 1, 'bluff')

const paper: Paper = {
  board: {
    class: 'bluff',
    art: (
      <>
        <Ground layout={layout} />
        {shields.map((shield, i) => (
          <ShieldFace layout={layout} i={i} shield={shield} number={shield.number} look="open" />
        ))}
      </>
    ),
    box: [0, 0, layout.width, bottom],
    width: 250,
  },
  cutouts: [
    { ...red, art: <g class="red-die">{red.art}</g> },
    dieNets('white die', dicePerSeat * guests.length, 'bluff'),
    ...guests.map((name, seat): Paper['cutouts'][number] => ({
      ...{ name: `screen of ${name}`, count: 1, class: 'bluff', art: <Screen seat={seat} /> },
      box: [0, 0, wide, wall.height],
      width: wide,
    })),
  ],
}

export default paper
