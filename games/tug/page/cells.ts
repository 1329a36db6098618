// The parts of the board that a hand, a key or a screen reader can go to: the two teams, every die, and the plaques.
// Their ids: "tray-1", "spot-0-2" (a side’s column), "plaque-3", "team-0".

import type { Point } from '@nemeton/board/art/line'
import type { Cell, Row } from '@nemeton/board/grid'
import type { Box } from '@nemeton/board/walk'
import type { Free, Pick } from './choice'
import { plaqueBox } from './table'
import type { Layout } from './layout'
import type { Offer } from './offers'
import { matchesWon } from './position'
import type { Seat, View } from './schema'
import type { Spread } from './dice_places'
import { say, villages } from './words'

interface Board {
  layout: Layout
  view: View
  spread: Spread
  offer: Offer
  pick: Pick
  free: Free
}

export function rowsOf(board: Board): Row[] {
  return [teamRow(board), columnRow(board, 0), rolledRow(board), columnRow(board, 1), plaqueRow(board)]
}

const around = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

function teamRow({ layout, view }: Board): Row {
  const { scene } = layout
  const cells = ([0, 1] as const).map((seat): Cell => {
    const { standing, weakened, reserve } = view.sides[seat]
    return {
      id: `team-${seat}`,
      box: { ...scene, x: scene.x + (seat * scene.width) / 2, width: scene.width / 2 },
      label: say.team(villages[seat], standing, weakened, reserve, matchesWon(view, seat)),
    }
  })
  return { label: say.rope, cells }
}

function columnRow({ layout, view, spread, pick, free }: Board, seat: Seat): Row {
  const side = villages[seat]
  const size = layout.die * 1.16
  const mine = view.turn === seat
  const cells = [0, 1, 2].map((i): Cell => {
    const spot = spread.columns[seat][i]
    const id = `spot-${seat}-${i}`
    const box = around(layout.spot(seat, i), size)
    if (!spot) return { id, box, label: say.columnEmpty(side) }
    const can = mine && free.spots.includes(i)
    const chosen = mine && pick.spot === i
    const parts = [say.columnDie(side, spot.die.value)]
    if (spot.used) parts.push(spot.beside ? say.usedBeside(spot.beside.die.value) : say.used)
    else if (chosen) parts.push(say.chosen)
    else if (can) parts.push(say.ready)
    // The chosen die may as well be put where it will lie.
    if (can && pick.tray !== null && pick.spot === null) {
      const beside = layout.beside(seat, i)
      box.x = Math.min(box.x, beside.x - size / 2)
      box.width = Math.abs(beside.x - layout.spot(seat, i).x) + size
    }
    return { id, box, label: parts.join(', ') }
  })
  return { label: say.column(side), cells }
}

function rolledRow({ layout, view, spread, pick, free }: Board): Row {
  const cells = spread.tray.map((place, i): Cell => {
    const chosen = pick.tray === i
    const at = chosen && pick.spot !== null ? layout.beside(view.turn ?? 0, pick.spot) : layout.tray[i]!
    const can = free.tray.includes(i)
    const parts = [place ? say.rolledDie(place.die.value) : say.rolledNone]
    if (place?.again) parts.push(say.rolledAgain)
    if (chosen) parts.push(say.chosen)
    else if (can) parts.push(say.ready)
    return { id: `tray-${i}`, box: around(at, layout.die * 1.16), label: parts.join(', ') }
  })
  return { label: say.rolled, cells }
}

function plaqueRow({ layout, offer }: Board): Row {
  const cells = offer.plaques.map((plaque, i): Cell => ({
    id: `plaque-${i}`,
    box: plaqueBox(layout, i, offer.plaques.length),
    label: (plaque.label ?? [plaque.title, plaque.more].join(', ')) + (plaque.token ? '' : `, ${say.cannot}`),
    chosen: false,
  }))
  return { label: offer.hint || say.plaques, cells }
}
