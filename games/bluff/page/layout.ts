// The layout, on a wide and on a narrow board, for two to six seats: the hall with the shields on its walls, the places of the others
// sunwise from the viewer's left, the viewer's dice at the bottom, and below the hall the faces and the plaques.

import type { Point } from '@nemeton/board/art/line'
import { inset, type Box } from '@nemeton/board/walk'

/** The places of a seat's things. */
export interface Spot {
  box: Box
  cup: Point
  /** The place of the lifted cup. */
  up: Point
  /** Size of the cup. */
  size: number
  /** Across a die. */
  die: number
  hidden(i: number, of: number): Point
  shown(i: number, of: number): Point
}

export interface Layout {
  narrow: boolean
  width: number
  height: number
  hall: Box
  floor: Box
  /** The middle of the `i`th shield, and of the red die when it stands there. */
  shield(i: number): Point
  marker(i: number): Point
  shieldSize: number
  markerSize: number
  /** Parts less than this apart in height lie in one row. */
  row: number
  /** The first shield of each wall, sunwise, and how many there are. */
  corners: number[]
  /** The box of a shield, to be touched. */
  touch(i: number): Box
  /** The place of the seat `k` places sunwise from the viewer, whose own is 0. */
  spot(k: number): Spot
  /** The bid, in the middle of the table. */
  middle: Box
  /** The red die with face `face`, among those to choose from. */
  face(face: number): Box
  plaque(i: number): Box
}

interface Measures {
  width: number
  height: number
  hall: Box
  wall: number
  /** Shields across and down, from corner to corner, and the middle of the first. */
  across: number
  down: number
  first: number
  shield: number
  marker: number
  own: {
    cup: Point
    size: number
    die: number
    pitch: number
    row: number
    out: number
    middle: number
  }
  /** By the number of others: the middles of their places, from the left sunwise. */
  others: Record<number, [number, number][]>
  other: Record<number, { width: number; height: number; size: number; die: number; row: number }>
  middle: Record<number, Box>
  faces: Box
  plaques: Box
  gap: number
}

const wide: Measures = {
  width: 1000,
  height: 740,
  hall: { x: 12, y: 12, width: 976, height: 612 },
  wall: 92,
  across: 9,
  down: 6,
  first: 58,
  shield: 72,
  marker: 44,
  own: {
    cup: { x: 322, y: 458 },
    size: 84,
    die: 58,
    pitch: 66,
    row: 480,
    out: 408,
    middle: 540,
  },
  others: {
    1: [[500, 196]],
    2: [
      [240, 236],
      [760, 236],
    ],
    3: [
      [210, 290],
      [500, 176],
      [790, 290],
    ],
    4: [
      [192, 400],
      [250, 198],
      [750, 198],
      [808, 400],
    ],
    5: [
      [192, 400],
      [204, 196],
      [500, 172],
      [796, 196],
      [808, 400],
    ],
  },
  other: {
    1: { width: 300, height: 156, size: 92, die: 44, row: 5 },
    2: { width: 220, height: 170, size: 92, die: 40, row: 5 },
    3: { width: 180, height: 150, size: 84, die: 36, row: 3 },
    4: { width: 160, height: 150, size: 80, die: 36, row: 3 },
    5: { width: 160, height: 142, size: 76, die: 34, row: 3 },
  },
  middle: {
    1: { x: 340, y: 276, width: 320, height: 104 },
    2: { x: 370, y: 230, width: 260, height: 120 },
    3: { x: 370, y: 262, width: 260, height: 110 },
    4: { x: 360, y: 216, width: 280, height: 120 },
    5: { x: 350, y: 258, width: 300, height: 106 },
  },
  faces: { x: 12, y: 638, width: 456, height: 88 },
  plaques: { x: 482, y: 638, width: 506, height: 88 },
  gap: 12,
}

const narrowMeasures: Measures = {
  width: 380,
  height: 542,
  hall: { x: 4, y: 4, width: 372, height: 412 },
  wall: 50,
  across: 7,
  down: 8,
  first: 29,
  shield: 40,
  marker: 25,
  own: {
    cup: { x: 79, y: 304 },
    size: 44,
    die: 40,
    pitch: 46,
    row: 335,
    out: 289,
    middle: 208,
  },
  others: {
    1: [[190, 121]],
    2: [
      [118, 122],
      [262, 122],
    ],
    3: [
      [103, 168],
      [190, 106],
      [277, 168],
    ],
    4: [
      [102, 216],
      [112, 108],
      [268, 108],
      [278, 216],
    ],
    5: [
      [102, 216],
      [102, 108],
      [190, 104],
      [278, 108],
      [278, 216],
    ],
  },
  other: {
    1: { width: 200, height: 102, size: 58, die: 27, row: 5 },
    2: { width: 124, height: 104, size: 54, die: 24, row: 5 },
    3: { width: 84, height: 100, size: 48, die: 22, row: 3 },
    4: { width: 84, height: 98, size: 46, die: 22, row: 3 },
    5: { width: 84, height: 96, size: 44, die: 21, row: 3 },
  },
  middle: {
    1: { x: 110, y: 180, width: 160, height: 74 },
    2: { x: 110, y: 184, width: 160, height: 74 },
    3: { x: 140, y: 172, width: 100, height: 80 },
    4: { x: 146, y: 140, width: 88, height: 90 },
    5: { x: 146, y: 164, width: 88, height: 90 },
  },
  faces: { x: 8, y: 424, width: 364, height: 50 },
  plaques: { x: 8, y: 480, width: 364, height: 54 },
  gap: 6,
}

const around = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The `i`th of `of` things side by side, in rows of at most `most`, around (x, y). */
function inRows(i: number, of: number, { x, y }: Point, pitch: number, most: number): Point {
  const rows = Math.ceil(of / most)
  const row = Math.floor(i / most)
  const inRow = Math.min(most, of - row * most)
  return { x: x + ((i % most) - (inRow - 1) / 2) * pitch, y: y + (row - (rows - 1) / 2) * pitch }
}

type Other = Measures['other'][number]

/** The place of another, around (x, y). */
function otherSpot([x, y]: [number, number], other: Other, narrow: boolean): Spot {
  const { width, height, size, die, row } = other
  const pitch = die * (narrow ? 1.06 : 1.12)
  return {
    box: around({ x, y }, width, height),
    cup: { x, y: y - height / 2 + size * 0.52 },
    up: { x, y: y - height / 2 + size * 0.2 },
    size,
    die,
    // Four have one row, so that there is room for a shown one.
    hidden: (i, count) => inRows(i, count, { x, y: y + height * 0.06 }, pitch, count === 4 ? 4 : row),
    shown: (i, count) => inRows(i, count, { x, y: y + height / 2 - die * 0.52 }, pitch, 5),
  }
}

const ownSpot = ({ cup, size, die, pitch, row, out, middle }: Measures['own']): Spot => ({
  box: around(cup, size * 1.1),
  ...{ cup, up: cup, size, die },
  hidden: (i, count) => inRows(i, count, { x: middle, y: row }, pitch, 5),
  shown: (i, count) => inRows(i, count, { x: middle, y: out }, pitch, 5),
})

/** Steps along the wall to a shield: to the right, down, to the left, up. */
function wallSteps({ across, down }: Measures, i: number): [column: number, row: number] {
  if (i < across) return [i, 0]
  if (i < across + down) return [across, i - across]
  if (i < 2 * across + down) return [2 * across + down - i, down]
  return [0, 2 * (across + down) - i]
}

export function layoutFor(narrow: boolean, seats: number): Layout {
  const of = narrow ? narrowMeasures : wide
  const { hall, wall, across, down, first } = of
  const [dx, dy] = [(of.width - 2 * first) / across, (hall.height + 2 * hall.y - 2 * first) / down]
  const shield = (i: number): Point => {
    const [column, row] = wallSteps(of, i)
    return { x: first + column * dx, y: first + row * dy }
  }
  const others = of.others[seats - 1]!
  const other = of.other[seats - 1]!
  const part = (box: Box, i: number, count: number): Box => {
    const width = (box.width - (count - 1) * of.gap) / count
    return { ...box, x: box.x + i * (width + of.gap), width }
  }
  return {
    narrow,
    width: of.width,
    height: of.height,
    hall,
    floor: inset(hall, wall),
    shield,
    marker: (i) => {
      const [column, row] = wallSteps(of, i)
      const { x, y } = shield(i)
      const inward = (at: number, most: number) => (at === 0 ? 1 : at === most ? -1 : 0)
      const far = of.shield * 0.52
      return { x: x + inward(column, across) * far, y: y + inward(row, down) * far }
    },
    shieldSize: of.shield,
    markerSize: of.marker,
    row: of.marker * 0.8,
    corners: [0, across, across + down, 2 * across + down, 2 * (across + down)],
    touch: (i) => around(shield(i), dx, dy),
    spot: (k) => (k === 0 ? ownSpot(of.own) : otherSpot(others[k - 1]!, other, narrow)),
    middle: of.middle[seats - 1]!,
    face: (face) => part(of.faces, face - 1, 6),
    plaque: (i) => part(of.plaques, i, 2),
  }
}
