// The squares of the river as cells of the grid: where each lies, what stands on it, and what can be done there.

import type { Row } from '@nemeton/board/grid'
import type { Box } from '@nemeton/board/walk'
import type { Layout } from './layout'
import type { Moves } from './moves'
import { boatOn, isSafe, other, RAPIDS, reaches, SEA, SQUARES, stopsShort } from './position'
import type { View } from './schema'
import { say } from './words'

export function rowsOf(layout: Layout, view: View, moves: Moves): Row[] {
  const { columns } = layout.river.shape
  return Array.from({ length: SQUARES / columns }, (_, row) => ({
    label: say.row(row * columns + 1, (row + 1) * columns),
    cells: Array.from({ length: columns }, (_, i) => {
      const square = row * columns + i + 1
      return {
        id: String(square),
        box: boxOf(layout, square),
        label: labelOf(view, square, moves),
        ...(moves.waits && { state: '' as const, chosen: String(square) === moves.goesOn }),
      }
    }),
  }))
}

function boxOf({ river }: Layout, square: number): Box {
  const { x, y } = river.place(square)
  const { pitch, row } = river.shape
  return { x: x - pitch / 2, y: y - row / 2, width: pitch, height: row }
}

// A square in words: what it is, what is on it, what can be done there.
function labelOf(view: View, square: number, { actions, chosen, targets, mayGoOn, goesOn }: Moves): string {
  const seat = boatOn(view, square)
  const mover = view.turn ?? 0
  const parts = [say.square(square)]
  if (isSafe(square)) parts.push(say.safe)
  if (square === RAPIDS) parts.push(say.rapids)
  else if (square === SEA) parts.push(say.sea)
  else if (seat === null) parts.push(say.empty)
  if (seat !== null) parts.push(say.boat(say.sides[seat]!, say.boats[seat]!))
  if (seat === mover && view.held.includes(square)) parts.push(say.held)
  const ways = actions.filter((each) => each.from === square).map((each) => each.by)
  if (ways.length > 0) parts.push(say.movable(ways.sort((a, b) => a - b)))
  if (square === chosen) parts.push(say.chosen)
  const target = targets.get(square)
  if (target) {
    const reached = reaches(view, mover, target)
    parts.push(say.target(target.from, target.by))
    if (stopsShort(view, mover, target)) parts.push(say.short(reached, Math.abs(reached - target.from)))
    if (view.boats[other(mover)].includes(reached)) parts.push(say.swap(say.sides[other(mover)]!))
    if (reached === RAPIDS) parts.push(say.toRapids)
    if (reached === SEA) parts.push(say.toSea)
  }
  if (String(square) === goesOn) parts.push(say.goesOn)
  else if (mayGoOn.includes(String(square))) parts.push(say.mayGoOn)
  return parts.join(', ')
}
