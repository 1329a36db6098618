// Bricriu's Bluff & Bluster on paper: the hall with its track. The dice are real ones, or in the companion.
import type { Paper } from '@nemeton/board/paper'
import { Die } from '@nemeton/board/art/die'
import './board.css'
import { Ground, ShieldFace } from './hall'
import { layoutFor } from './layout'
import { shields } from './track'

const layout = layoutFor(false, 2)
const bottom = layout.hall.y * 2 + layout.hall.height
const faces = [1, 2, 3, 4, 5, 6]

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
  cutouts: faces.map((face) => ({
    ...{ name: `bid on ${face}`, count: 1, class: 'bluff' },
    art: (
      <g class="red-die">
        <Die value={face} />
      </g>
    ),
    box: [-56, -56, 112, 112],
    width: 14,
  })),
}

export default paper
