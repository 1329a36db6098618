// What stands and lies before each guest: the cup, the dice under it as far as they are to be seen, and those put out in the open.

import type { JSX } from 'preact'
import { Die } from '@nemeton/board/art/die'
import type { Point } from '@nemeton/board/art/line'
import { Guest } from './guests'
import type { Spot } from './layout'
import type { Place } from './position'

export const placed = ({ x, y }: Point, size: number, turn = 0) =>
  `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${turn}deg) scale(${(size / 100).toFixed(3)})`

/** A leather cup, mouth down, with the mark of its guest. */
export function Cup({ seat }: { seat: number }): JSX.Element {
  return (
    <g class="cup">
      <ellipse class="drop" cx="4" cy="50" rx="52" ry="11" />
      <path
        class="leather"
        d="M-33-42Q-32-52-22-52H22Q32-52 33-42L46 40Q46 50 30 52Q0 57-30 52Q-46 50-46 40Z"
      />
      <path class="sheen" d="M-26-46Q-33 0-38 42Q-30 47-24 48Q-24 0-16-48Z" />
      <path class="hoop" d="M-43.500 26Q0 40 43.500 26L45 36Q0 50-45 36Z" />
      <path class="hoop" d="M-33.500-42Q0-34 33.500-42L34-35Q0-27-34-35Z" />
      <g transform="translate(0 -4) scale(0.5)">
        <Guest seat={seat} />
      </g>
    </g>
  )
}

/** How a die is shown: `lit` counts for the bid, `dim` does not, `lost` goes away. */
export type Look = '' | 'ready' | 'chosen' | 'lit' | 'dim' | 'lost' | 'lit lost' | 'dim lost'

interface DieProps {
  name: string
  value: number
  at: Point
  size: number
  turn?: number
  look: Look
}

export function ShownDie({ name, value, at, size, turn = 0, look }: DieProps): JSX.Element {
  return (
    <g class={`lying ${look}`} data-glides={name} style={{ transform: placed(at, size, turn) }}>
      <g class="body">
        {look.startsWith('lit') && <rect class="glow" x="-66" y="-66" width="132" height="132" rx="32" />}
        <Die value={value} />
        {(look === 'ready' || look === 'chosen') && (
          <rect class="ring" x="-58" y="-57" width="116" height="118" rx="27" />
        )}
      </g>
    </g>
  )
}

/** So that dice lie as dice do, in degrees. */
const tilt = (seat: number, i: number) => ((seat * 5 + i * 7) % 9) - 4

interface SeatProps {
  seat: number
  place: Place
  spot: Spot
  /** Whether its dice are seen. */
  open: boolean
  /** Whose turn it is. */
  turn: boolean
  /** Whether it is out of the game. */
  out: boolean
  look(row: 'hidden' | 'shown', i: number): Look
}

/** Another's place: a cup that stands on its dice, or is lifted off them. */
export function Seat({ seat, place, spot, open, turn, out, look }: SeatProps): JSX.Element {
  const { hidden, covered, shown } = place
  const { cup, up, size, die } = spot
  return (
    <g class={out ? 'place out' : turn ? 'place turn' : 'place'}>
      {turn && <circle class="halo" cx={cup.x} cy={cup.y} r={size * 0.72} />}
      <g
        class={open ? 'lifted' : ''}
        data-glides={`cup-${seat}`}
        style={{ transform: open ? placed(up, size * 0.58) : placed(cup, size, out ? 96 : 0) }}
      >
        <Cup seat={seat} />
      </g>
      {!open && !out && <Covered spot={spot} count={covered} />}
      {open &&
        hidden?.map((value, i) => (
          <ShownDie
            key={i}
            name={`hidden-${seat}-${i}`}
            value={value}
            at={spot.hidden(i, hidden.length)}
            size={die}
            turn={tilt(seat, i)}
            look={look('hidden', i)}
          />
        ))}
      {shown.map((value, i) => (
        <ShownDie
          key={`out-${i}`}
          name={`shown-${seat}-${i}`}
          value={value}
          at={spot.shown(i, shown.length)}
          size={die}
          turn={tilt(seat, i + 3)}
          look={look('shown', i)}
        />
      ))}
    </g>
  )
}

/** How many dice are under a cup: as many little ones along its rim. */
function Covered({ spot: { cup, size }, count }: { spot: Spot; count: number }): JSX.Element {
  const edge = size * 0.17
  return (
    <g class="covered">
      {Array.from({ length: count }, (_, i) => (
        <rect
          key={i}
          x={cup.x + (i - (count - 1) / 2) * edge * 1.22 - edge / 2}
          y={cup.y + size * 0.5}
          width={edge}
          height={edge}
          rx={edge * 0.2}
        />
      ))}
    </g>
  )
}
