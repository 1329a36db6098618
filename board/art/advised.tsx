// Rings around the parts of a board that an advised action is made of, in the colour of advised arrows (trail.tsx).
import './trail.css'
import type { JSX } from 'preact'
import type { Row } from '../grid'
import { inset } from '../walk'

interface AdvisedProps {
  rows: Row[]
  /** The cells; of those that the board has not now, none is ringed. */
  ids: string[]
  /** How broad a line is, in units of the board. */
  size: number
}

export function Advised({ rows, ids, size }: AdvisedProps): JSX.Element {
  const cells = rows.flatMap((row) => row.cells).filter(({ id }) => ids.includes(id))
  return (
    <g class="trail advised" aria-hidden="true">
      {cells.map(({ id, box, round = size * 2.4 }) => {
        // Inside its cell, so that it does not lie across the next one.
        const ring = { ...inset(box, size), rx: round }
        return (
          <g key={id} data-advised={id}>
            <rect class="edge" {...ring} stroke-width={size * 1.9} />
            <rect class="line" {...ring} stroke-width={size} />
          </g>
        )
      })}
    </g>
  )
}
