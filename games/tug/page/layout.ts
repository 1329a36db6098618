// The three boards, for wide screens, narrow ones and low ones, with the same things in the same order; and where they are on them.

import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'
import type { Field } from './rope'
import type { Seat } from './schema'

export interface Layout {
  width: number
  height: number
  /** The picture with the rope. */
  scene: Box
  field: Field
  /** Where the rope runs. */
  rope: number
  /** The baseline of the line that counts athletes. */
  count: number
  /** The cloth that the free dice are rolled on, between the two columns. */
  cloth: Box
  rack(seat: Seat): Box
  /** Across a die. */
  die: number
  /** The middles of the dice: of a column, beside it, and as they are rolled. */
  spot(seat: Seat, i: number): Point
  beside(seat: Seat, i: number): Point
  tray: Point[]
  /** The baseline of the line that says what to do next. */
  hint: number
  /** The row of plaques below it. */
  plaques: Box
  gap: number
}

const wideField: Field = {
  width: 1000,
  size: 2,
  feet: { behind: 352, before: 370, lying: 432, reserve: 238 },
  pitch: 50,
  gap: 50,
  pull: 84,
  margin: 44,
}
const wideRack = { y: 512, width: 116, height: 274 }
const wideColumn = (i: number) => wideRack.y + wideRack.height / 2 + (i - 1) * 87

export const WIDE: Layout = {
  width: 1000,
  height: 940,
  scene: { x: 18, y: 18, width: 964, height: 476 },
  field: wideField,
  rope: 291,
  count: 480,
  cloth: { x: 150, y: 512, width: 700, height: 274 },
  rack: (seat) => ({ x: seat === 0 ? 18 : 866, ...wideRack }),
  die: 74,
  spot: (seat, i) => ({ x: seat === 0 ? 76 : 924, y: wideColumn(i) }),
  beside: (seat, i) => ({ x: seat === 0 ? 206 : 794, y: wideColumn(i) }),
  tray: [
    { x: 470, y: 566 },
    { x: 562, y: 643 },
    { x: 438, y: 728 },
  ],
  hint: 820,
  plaques: { x: 18, y: 840, width: 964, height: 82 },
  gap: 14,
}

const narrowField: Field = {
  width: 380,
  size: 0.8,
  feet: { behind: 140, before: 147, lying: 173, reserve: 95 },
  pitch: 18,
  gap: 19,
  pull: 32,
  margin: 18,
}
const narrowRack = { y: 208, width: 60, height: 174 }
const narrowColumn = (i: number) => narrowRack.y + narrowRack.height / 2 + (i - 1) * 56

export const NARROW: Layout = {
  width: 380,
  height: 492,
  scene: { x: 8, y: 8, width: 364, height: 192 },
  field: narrowField,
  rope: 115.5,
  count: 194,
  cloth: { x: 74, y: 208, width: 232, height: 174 },
  rack: (seat) => ({ x: seat === 0 ? 8 : 312, ...narrowRack }),
  die: 46,
  spot: (seat, i) => ({ x: seat === 0 ? 38 : 342, y: narrowColumn(i) }),
  beside: (seat, i) => ({ x: seat === 0 ? 102 : 278, y: narrowColumn(i) }),
  tray: [
    { x: 181, y: 242 },
    { x: 218, y: 293 },
    { x: 164, y: 347 },
  ],
  hint: 401,
  plaques: { x: 8, y: 412, width: 364, height: 72 },
  gap: 5,
}

const lowField: Field = {
  width: 620,
  size: 0.9,
  feet: { behind: 121, before: 129, lying: 148, reserve: 77 },
  pitch: 30,
  gap: 30,
  pull: 52,
  margin: 24,
}
const lowRack = { y: 172, width: 58, height: 122 }
const lowColumn = (i: number) => lowRack.y + lowRack.height / 2 + (i - 1) * 39

export const LOW: Layout = {
  width: 620,
  height: 374,
  scene: { x: 8, y: 8, width: 604, height: 156 },
  field: lowField,
  rope: 94,
  count: 159,
  cloth: { x: 72, y: 172, width: 476, height: 122 },
  rack: (seat) => ({ x: seat === 0 ? 8 : 554, ...lowRack }),
  die: 34,
  spot: (seat, i) => ({ x: seat === 0 ? 37 : 583, y: lowColumn(i) }),
  beside: (seat, i) => ({ x: seat === 0 ? 97 : 523, y: lowColumn(i) }),
  tray: [
    { x: 252, y: 208 },
    { x: 318, y: 233 },
    { x: 376, y: 262 },
  ],
  hint: 310,
  plaques: { x: 8, y: 318, width: 604, height: 48 },
  gap: 5,
}
