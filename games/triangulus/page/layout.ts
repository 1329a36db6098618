// Where everything lies on Triangulus: slanted tiles, six to a side, that turn about the middle as they are travelled, and at its
// corner a camp and a goal for each seat.

import { pointsOf, type Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'

/** From one position to the next in a row, from row to row, and across a tile; in halves. */
const pitch = 46 / 44
const rowPitch = 1
export const slim = 38.5 / 44

/** The corners of the triangle, each one step beyond the tiles; in steps right of the middle and below the top row. */
const corners = pointsOf('0,-1 4,7 -4,7')
const sideSteps = 8 // along a side, from corner to corner

/** A point of the triangle: so many steps from a corner along its side, and so many towards the third corner. */
function stepped(side: number, along: number, inwards: number): Point {
  const [from, to, third] = [0, 1, 2].map((i) => corners[(side + i) % 3]!) as [Point, Point, Point]
  return {
    x: from.x + ((to.x - from.x) * along + (third.x - from.x) * inwards) / sideSteps,
    y: from.y + ((to.y - from.y) * along + (third.y - from.y) * inwards) / sideSteps,
  }
}

export interface Layout {
  width: number
  height: number
  half: number
  /** How far down the row of 36 and 1 lies. */
  top: number
  /** By seat. */
  camps: Box[]
  goals: Box[]
  /** By seat: from its camp to where its markers come in, and from its End to the goal. */
  links: { entry: Point[]; exit: Point[] }[]
  tray: Box
  plaques: Box
}

const onBoard = ({ width, top, half }: Layout, { x, y }: Point): Point => ({
  x: width / 2 + x * pitch * half,
  y: top + y * rowPitch * half,
})

/**
 * The middles of the positions. Each side has tiles that reach inwards from its edge, over which the way goes in and out like a meander,
 * and last one that lies along it. Every step is to the next position, of the same tile or beside it.
 */
export const placesOf = (layout: Layout): Point[] => [
  { x: 0, y: 0 },
  ...[0, 1, 2]
    .flatMap((side) => [
      ...[1, 2, 3, 4, 5].flatMap((along) => {
        const [outer, inner] = [stepped(side, along, 0), stepped(side, along, 1)]
        return along % 2 === 1 ? [outer, inner] : [inner, outer]
      }),
      ...[stepped(side, 6, 0), stepped(side, 7, 0)],
    ])
    .map((point) => onBoard(layout, point)),
]

/** The corners of the line midway between the outer and the inner positions. */
export const wheelOf = (layout: Layout): Point[] =>
  [0, 1, 2].map((side) => onBoard(layout, stepped(side, 0.5, 0.5)))

/** The middle of what the tiles enclose. */
export const middleOf = (layout: Layout): Point => onBoard(layout, { x: 0, y: 13 / 3 })

export const NARROW: Layout = {
  width: 374,
  height: 604,
  half: 44,
  top: 168,
  camps: [
    { x: 191, y: 6, width: 43, height: 136 },
    { x: 196, y: 510, width: 150, height: 43 },
    { x: 6, y: 556, width: 172, height: 43 },
  ],
  goals: [
    { x: 145, y: 6, width: 43, height: 136 },
    { x: 196, y: 556, width: 172, height: 43 },
    { x: 28, y: 510, width: 150, height: 43 },
  ],
  links: [
    { entry: pointsOf('214,140 214,147'), exit: pointsOf('160,150 160,142') },
    { entry: pointsOf('325,512 325,503'), exit: pointsOf('359,430 359,555') },
    { entry: pointsOf('15,556 15,458'), exit: pointsOf('49,490 49,509') },
  ],
  tray: { x: 4, y: 5, width: 138, height: 160 },
  plaques: { x: 237, y: 5, width: 132, height: 142 },
}

export const WIDE: Layout = {
  width: 1000,
  height: 926,
  half: 86,
  top: 172,
  camps: [
    { x: 506, y: 14, width: 208, height: 102 },
    { x: 560, y: 834, width: 300, height: 78 },
    { x: 14, y: 450, width: 96, height: 360 },
  ],
  goals: [
    { x: 286, y: 14, width: 208, height: 102 },
    { x: 890, y: 450, width: 96, height: 360 },
    { x: 140, y: 834, width: 300, height: 78 },
  ],
  links: [
    { entry: pointsOf('555,112 555,132'), exit: pointsOf('444,138 444,118') },
    { entry: pointsOf('775,838 775,822'), exit: pointsOf('850,688 886,688') },
    { entry: pointsOf('108,688 134,688'), exit: pointsOf('222,800 222,832') },
  ],
  tray: { x: 14, y: 16, width: 262, height: 300 },
  plaques: { x: 724, y: 16, width: 262, height: 300 },
}
