// Where everything lies on Druidica: the ring of stones, open at the top, and the ways across it.

import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'

/** The middles of the positions where half a tile is 44 across, from the left edge and from the row of 24 to 28. */
// prettier-ignore
const stones: [number, number][] = [
  // The way in, down the left.
  [24, -270], [24, -226], [24, -180], [24, -136], [24, -90], [24, -46], [24, 0],
  // Round below.
  [24, 44], [60, 94], [95, 121], [166, 142], [210, 146], [290, 148], [324, 120],
  // Up the right; 20, the other half of 19, lies south of 26.
  [350, 68], [350, 24], [350, -42], [350, -86], [350, -150],
  [166, 46], [166, 92], [210, 92], [254, 92],
  // Across to the east, and up to the altar with End.
  [78, 0], [122, 0], [166, 0], [210, 0], [254, 0], [254, -46],
  [254, -90], [254, -136], [298, -136], [254, -210], [298, -210],
]

export interface Layout {
  width: number
  height: number
  half: number
  /** Where the stones begin: their left edge, and their row of 24 to 28. */
  left: number
  row: number
  /** Shared by the seats. */
  camps: Box
  goals: Box
  /** The names of both, and the way from the first to position 1. */
  start: Point
  home: Point
  entry: { from: Point; to: Point }
  tray: Box
  plaques: Box
}

/** A point given as the stones are. */
export const onBoard = ({ left, row, half }: Layout, x: number, y: number): Point => ({
  x: left + (x * half) / 44,
  y: row + (y * half) / 44,
})

export const placesOf = (layout: Layout): Point[] => [
  { x: 0, y: 0 },
  ...stones.map(([x, y]) => onBoard(layout, x, y)),
]

/** A seat's part of a box: boxes lie one below the other, or side by side in one that is very broad. */
export function shareOf({ x, y, width, height }: Box, seat: number, seats: number): Box {
  if (width > 4 * height) return { x: x + (seat * width) / seats, y, width: width / seats, height }
  const pitch = Math.min(height / seats, width * 0.3)
  return { x, y: y + seat * pitch, width, height: pitch }
}

export const NARROW: Layout = {
  width: 374,
  height: 620,
  half: 44,
  left: 0,
  row: 436,
  camps: { x: 4, y: 5, width: 366, height: 46 },
  goals: { x: 56, y: 236, width: 138, height: 170 },
  start: { x: 25, y: 74 },
  home: { x: 125, y: 230 },
  entry: { from: { x: 24, y: 92 }, to: { x: 24, y: 134 } },
  tray: { x: 56, y: 60, width: 138, height: 152 },
  plaques: { x: 234, y: 54, width: 136, height: 148 },
}

export const WIDE: Layout = {
  width: 1000,
  height: 890,
  half: 81,
  left: 304,
  row: 552,
  camps: { x: 16, y: 52, width: 270, height: 266 },
  goals: { x: 16, y: 372, width: 270, height: 266 },
  start: { x: 151, y: 42 },
  home: { x: 151, y: 362 },
  entry: { from: { x: 284, y: 78 }, to: { x: 303, y: 78 } },
  tray: { x: 424, y: 44, width: 260, height: 300 },
  plaques: { x: 16, y: 650, width: 270, height: 226 },
}
