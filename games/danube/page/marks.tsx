// Where boats can go and where they went, drawn on the river.

import type { Point } from '@nemeton/board/art/line'
import type { Went } from '@nemeton/board/art/trail'
import type { Layout } from './layout'
import { boatOn, stopsShort, type Action, type DanubeEvent } from './position'
import type { Seat, View } from './schema'

// A square's water, a little inside its edges.
export const areaOf = ({ river }: Layout, square: number) =>
  river.stretch(river.edge(square - 1) + 2, river.edge(square) - 2, river.shape.half - 3)

// The ways of boats along the river, on the side by which they pass each other; the rapids carry one over land.
export function trailOf({ river }: Layout, events: DanubeEvent[]): Went[] {
  const way = (from: number, to: number) => {
    const [start, end] = [river.place(from), river.place(to)]
    const aside = (to > from ? -1 : 1) * river.shape.half * 0.35
    const between = river.way(start.s, end.s, 4 * Math.abs(to - from)).slice(1, -1)
    return [start, ...between.map(({ s }) => river.beside(s, aside)), end]
  }
  return events.flatMap(({ effects }) =>
    effects.flatMap((effect): Went[] => {
      const { kind } = effect
      if (kind === 'moved' || kind === 'switched')
        return [{ seat: effect.seat, way: way(effect.from, effect.to) }]
      if (kind !== 'carried') return []
      return [{ seat: effect.seat, way: [river.place(effect.from), river.place(effect.to)] }]
    }),
  )
}

interface TargetProps {
  layout: Layout
  view: View
  seat: Seat
  action: Action
}

// A square that the chosen boat can go to, with the steps it takes. If it would stop short of an enemy on a safe square, an arrow
// leads back to where it stops.
export function Target({ layout, view, seat, action }: TargetProps) {
  const { river } = layout
  const { half } = river.shape
  const place = river.place(action.aim)
  const taken = boatOn(view, action.aim) !== null
  const short = stopsShort(view, seat, action)
  const r = half * 0.42
  const badge = taken ? { x: place.x, y: place.y + half * 0.8 } : place
  const stop = river.at(river.edge(action.aim - 1) - 4)
  return (
    <g class="target">
      {short && <path class="back" d={arrowBack(place, stop, half)} />}
      <circle class="badge" cx={badge.x} cy={badge.y} r={r} />
      <text x={badge.x} y={badge.y} dy="0.36em">
        {Math.abs(action.by)}
      </text>
    </g>
  )
}

// An arrow that swings back over the upper bank, from a square to the edge of the one before it.
function arrowBack(from: Point, to: Point, half: number): string {
  const top = Math.min(from.y, to.y) - half * 0.98
  const head = half * 0.2
  const tip = { x: to.x, y: to.y - half * 0.5 }
  return (
    `M${from.x} ${from.y - half * 0.62}C${from.x} ${top} ${tip.x} ${top} ${tip.x} ${tip.y}` +
    `M${tip.x - head} ${tip.y - head}L${tip.x} ${tip.y}L${tip.x + head} ${tip.y - head}`
  )
}
