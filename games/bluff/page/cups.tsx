// Cups and dice.

import type { JSX } from 'preact'
import { Die } from '@nemeton/board/art/die'
import type { Point } from '@nemeton/board/art/line'
import { Guest } from './guests'

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
