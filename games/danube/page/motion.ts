// How boats move on the board: for the effects of a step, each boat's way, as frames of a CSS transform. A motion takes at most 300 ms;
// a boat that the rapids take makes two.

import { findEffect } from '@nemeton/board/effects'
import type { Point } from '@nemeton/board/art/line'
import type { Layout } from './layout'
import { RAPIDS } from './position'
import type { Effect, Seat } from './schema'
import type { Place } from './river'

/** Which boat moves (where it is after the step) and how. `square` is null for one that came home. */
interface Motion {
  seat: Seat
  square: number | null
  frames: Keyframe[]
  duration: number // ms
  delay: number // ms, until it begins
}

const LEG = 300
const FRAMES = 16

export const transform = ({ x, y }: Point, angle: number, size: number) =>
  `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) rotate(${angle.toFixed(3)}rad) scale(${size})`

// The place of a boat on a square.
export const squareTransform = (layout: Layout, square: number) => {
  const place = layout.river.place(square)
  return transform(place, place.angle, layout.boat)
}

// The place of a boat that is home, the `i`th of its side.
export const harbourTransform = (layout: Layout, seat: Seat, i: number) =>
  transform(layout.berth(seat, i), 0, layout.harbourBoat)

// The motions of a step; `home` is how many boats of its seat are home after it, and `carried` that a hand has already put
// the boat where its own way ended.
export function motions(layout: Layout, effects: Effect[], home: number, carried: boolean): Motion[] {
  const moved = findEffect(effects, 'moved')
  if (!moved) return []
  const rapids = findEffect(effects, 'carried')
  const switched = findEffect(effects, 'switched')
  const cameHome = findEffect(effects, 'came_home')
  const list: Motion[] = []
  const move = (seat: Seat, square: number | null, way: string[], leg = 0) =>
    list.push({
      seat,
      square,
      frames: way.map((each) => ({ transform: each })),
      duration: LEG,
      delay: leg * LEG,
    })
  const way = along(layout, moved.from, moved.to, switched ? 1 : 0)
  const square = cameHome ? null : (rapids ?? moved).to
  const next = carried ? 0 : 1
  if (!carried) move(moved.seat, square, way)
  if (cameHome) move(moved.seat, square, [way.at(-1)!, harbourTransform(layout, moved.seat, home - 1)], next)
  if (rapids) move(moved.seat, square, overland(layout, rapids.to), next)
  if (switched) move(switched.seat, switched.to, along(layout, switched.from, switched.to, 1))
  return list
}

// Down or up the river; `aside` 1 keeps to the right by half the river's width, so that two boats pass each other.
function along({ river, boat }: Layout, from: number, to: number, aside: 0 | 1): string[] {
  const start = river.place(from)
  const end = river.place(to)
  const side = (to > from ? -1 : 1) * aside * river.shape.half * 0.62
  return river.way(start.s, end.s, FRAMES).map((place: Place, i) => {
    const bump = Math.sin((Math.PI * i) / FRAMES) * side
    return transform(river.beside(place.s, bump), place.angle, boat)
  })
}

// From the rapids over land: the boat spins and sinks from sight a little, and grows again where it is put.
function overland({ river, boat }: Layout, to: number): string[] {
  const start = river.place(RAPIDS)
  const end = river.place(to)
  return Array.from({ length: FRAMES + 1 }, (_, i) => {
    const t = i / FRAMES
    const x = start.x + (end.x - start.x) * t
    const y = start.y + (end.y - start.y) * t
    const spin = (1 - t) * (1 - t) * 2 * Math.PI
    return transform({ x, y }, end.angle + spin, boat * (1 - 0.35 * Math.sin(Math.PI * t)))
  })
}
