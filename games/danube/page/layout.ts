// The two boards: a wide one with the river in three rows of twelve, and one for narrow screens with six rows of six; and where the
// sea, the harbour and the sticks are on them.

import type { Point } from '@nemeton/board/art/line'
import { River, type Shape } from './river'

export interface Layout {
  river: River
  width: number
  height: number
  boat: number // size of the boats; 1 is 44 units across
  harbourBoat: number // the same of boats that are home
  sea: string // its shore, as path data
  seaName: Point
  berth(seat: number, i: number): Point // of a boat that is home, i from 0
  tray: { x: number; y: number; width: number; height: number } // the cloth that the sticks fall on
}

const wide: Shape = { columns: 12, pitch: 78, row: 146, left: 92, top: 84, half: 43, sway: 7, lead: 88 }
const narrow: Shape = { columns: 6, pitch: 52, row: 70, left: 34, top: 50, half: 22.5, sway: 2, lead: 46 }

export const WIDE: Layout = {
  river: new River(wide),
  width: 1120,
  height: 612,
  boat: 1.27,
  harbourBoat: 1.04,
  sea:
    'M1023 333 C1072 333 1104 352 1104 392 V578 Q1104 598 1084 598 H530 C492 598 468 580 464 550 C460 514 494 488 548 482 ' +
    'C660 468 740 492 850 482 C920 476 974 458 1000 446 C1020 436 1030 424 1014 419 L1023 333 Z',
  seaName: { x: 580, y: 552 },
  berth: (seat, i) => ({ x: 712 + i * 84, y: 520 + seat * 50 }),
  tray: { x: 26, y: 462, width: 408, height: 132 },
}

export const NARROW: Layout = {
  river: new River(narrow),
  width: 380,
  height: 548,
  boat: 0.8,
  harbourBoat: 0.56,
  sea:
    'M38 377.5 C18 378 8 388 8 404 V528 Q8 540 20 540 H176 C194 540 204 530 205 516 C206 496 196 484 192 468 C188 450 172 442 140 440 ' +
    'C110 438 84 444 64 440 C46 436 34 426 40 420 L38 377.5 Z',
  seaName: { x: 104, y: 463 },
  berth: (seat, i) => ({ x: 34 + i * 36, y: 487 + seat * 32 }),
  tray: { x: 214, y: 446, width: 156, height: 92 },
}
