// Where everything lies, on a wide and on a narrow board, for two to six seats: the hall with the shields on its walls, the places of the
// others sunwise from the left of the one who looks, whose own dice lie at the bottom, and below the hall the faces and the plaques.

import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'

/** Where a seat's things lie. */
export interface Spot {
  box: Box
  cup: Point
  /** Where the cup is when it is lifted. */
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
  /** The seat `k` places sunwise from the one who looks; 0 is that one. */
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
    up: Point
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
    up: { x: 322, y: 458 },
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
    up: { x: 79, y: 304 },
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

export function layoutFor(narrow: boolean, seats: number): Layout {
  const of = narrow ? narrowMeasures : wide
  const { hall, wall, across, down, first, own } = of
  const floor = {
    x: hall.x + wall,
    y: hall.y + wall,
    width: hall.width - 2 * wall,
    height: hall.height - 2 * wall,
  }
  const [dx, dy] = [(of.width - 2 * first) / across, (hall.height + 2 * hall.y - 2 * first) / down]
  /** Steps along the wall: to the right, down, to the left, up. */
  const grid = (i: number): [number, number] => {
    if (i < across) return [i, 0]
    if (i < across + down) return [across, i - across]
    if (i < 2 * across + down) return [2 * across + down - i, down]
    return [0, 2 * (across + down) - i]
  }
  const shield = (i: number): Point => {
    const [column, row] = grid(i)
    return { x: first + column * dx, y: first + row * dy }
  }
  const others = of.others[seats - 1]!
  const other = of.other[seats - 1]!

  const ownSpot: Spot = {
    box: around(own.cup, own.size * 1.1),
    cup: own.cup,
    up: own.up,
    size: own.size,
    die: own.die,
    hidden: (i, count) => inRows(i, count, { x: own.middle, y: own.row }, own.pitch, 5),
    shown: (i, count) => inRows(i, count, { x: own.middle, y: own.out }, own.pitch, 5),
  }
  const otherSpot = ([x, y]: [number, number]): Spot => {
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
  const part = (box: Box, i: number, count: number): Box => {
    const width = (box.width - (count - 1) * of.gap) / count
    return { ...box, x: box.x + i * (width + of.gap), width }
  }

  return {
    narrow,
    width: of.width,
    height: of.height,
    hall,
    floor,
    shield,
    marker: (i) => {
      const [column, row] = grid(i)
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
    spot: (k) => (k === 0 ? ownSpot : otherSpot(others[k - 1]!)),
    middle: of.middle[seats - 1]!,
    face: (face) => part(of.faces, face - 1, 6),
    plaque: (i) => part(of.plaques, i, 2),
  }
}
