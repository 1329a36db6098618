// What lies before the one who looks: the cup lifted a little, the own dice beside it, and those that are shown.

import { Cup, placed, ShownDie, type Look } from './cups'
import type { Point } from '@nemeton/board/art/line'
import type { Spot } from './layout'
import type { Place } from './position'

interface OwnProps {
  seat: number
  place: Place
  spot: Spot
  turn: boolean
  at: { hidden: Point[]; shown: Point[] }
  look(row: 'hidden' | 'shown', i: number): Look
}

export function Own({ seat, place: { hidden, shown }, spot, turn, at, look }: OwnProps) {
  const { cup, size } = spot
  // Over dice that are in the air it stands upright.
  const tilted = (hidden?.length ?? 0) > 0
  return (
    <g class={turn ? 'place own turn' : 'place own'}>
      {turn && <circle class="halo" cx={cup.x} cy={cup.y} r={size * 0.72} />}
      <g data-glides={`cup-${seat}`} style={{ transform: placed(cup, size, tilted ? -34 : 0) }}>
        <Cup seat={seat} />
      </g>
      {shown.map((value, i) => (
        <ShownDie
          key={`out-${i}`}
          name={`shown-${seat}-${i}`}
          value={value}
          at={at.shown[i]!}
          size={spot.die}
          look={look('shown', i)}
        />
      ))}
      {hidden?.map((value, i) => (
        <ShownDie
          key={i}
          name={`hidden-${seat}-${i}`}
          value={value}
          at={at.hidden[i]!}
          size={spot.die}
          look={look('hidden', i)}
        />
      ))}
    </g>
  )
}
