// Where everything lies on Druidica: a ring of standing stones, open at the top, where one comes in at the left and End is at the right;
// within it the ways to the three gates. Positions and lines are told in halves of a tile, from the middle of the ring.

import { path, pointsOf, type Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'

/** How broad the stones are, in halves. */
export const slim = 0.88

/** The ring of 1 to 19 and 34: an ellipse around the middle, in halves. */
interface Ring {
  across: number
  down: number
  /** How wide its entrance is, at the top, along the line of the ring. */
  entrance: number
}

/** A point of an ellipse of this size, `share` of its circumference from the top, to the left. */
function ellipse(across: number, down: number): { round: number; at: (share: number) => Point } {
  const count = 720
  const point = (i: number): Point => {
    const angle = (2 * Math.PI * i) / count
    return { x: -across * Math.sin(angle), y: -down * Math.cos(angle) }
  }
  const far = [0]
  for (let i = 1; i <= count; ++i) {
    const [a, b] = [point(i - 1), point(i)]
    far.push(far[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const round = far[count]!
  const at = (share: number) => {
    const wanted = (share - Math.floor(share)) * round
    const i = far.findIndex((each) => each >= wanted)
    return point(i - (far[i]! - wanted) / (far[i]! - (far[i - 1] ?? -1)))
  }
  return { round, at }
}

const ringTiles = 9 // whole ones, of 1 to 18; 19 and 34 are one half each

/** The positions of the ring, in the order in which they are come to: 1 to 19, and 34. */
function ringOf({ across, down, entrance }: Ring): Point[] {
  const { round, at } = ellipse(across, down)
  const gap = (round - entrance - 2 * ringTiles - 2) / (ringTiles + 1)
  const tiles = Array.from({ length: ringTiles }, (_, i) => {
    const middle = entrance / 2 + 1 + i * (2 + gap)
    const [a, b, here] = [at((middle - 0.1) / round), at((middle + 0.1) / round), at(middle / round)]
    const far = Math.hypot(b.x - a.x, b.y - a.y)
    const [x, y] = [(b.x - a.x) / far / 2, (b.y - a.y) / far / 2]
    return [
      { x: here.x - x, y: here.y - y },
      { x: here.x + x, y: here.y + y },
    ]
  })
  const last = round - entrance / 2 - 0.5
  return [...tiles.flat(), at((last - 1 - gap) / round), at(last / round)]
}

export interface Layout {
  width: number
  height: number
  half: number
  /** The middle of the ring. */
  middle: Point
  ring: Ring
  /** The middles of 20 to 33. */
  within: Point[]
  /** Where the way from 29 to 13 bends, and that of those who go on from there inside the ring, back to 7 and 24. */
  back: { to13: Point[]; to24: Point[] }
  /** Where the shortcuts bend, by their gates. */
  shortcuts: { 26: Point[]; 13: Point[] }
  /** Where nothing else is. */
  triskele: Point
  /** Shared by the seats. */
  camps: Box
  goals: Box
  /** From there to position 1, and from End to there. */
  entry: Point[]
  exit: Point[]
  tray: Box
  /** What is asked lies over what is written below the drawn tile. */
  plaques: Box
}

/** A point given in halves from the middle of the ring. */
export const onBoard = ({ middle, half }: Layout, { x, y }: Point): Point => ({
  x: middle.x + x * half,
  y: middle.y + y * half,
})

export function placesOf(layout: Layout): Point[] {
  const ring = ringOf(layout.ring)
  const all = [...ring.slice(0, 19), ...layout.within, ring[19]!]
  return [{ x: 0, y: 0 }, ...all.map((point) => onBoard(layout, point))]
}

/** The ditch that the ring stands in, as path data. */
export function ditch(layout: Layout): string {
  const { at } = ellipse(layout.ring.across, layout.ring.down)
  return `${path(Array.from({ length: 90 }, (_, i) => onBoard(layout, at(i / 90))))}Z`
}

/** A seat's part of a box below its name: one below the other, or of three and more two beside each other where it is much broader than high. */
export function shareOf({ x, y, width, height }: Box, seat: number, seats: number): Box {
  const columns = seats > 2 && width > 2.5 * height ? 2 : 1
  const rows = Math.ceil(seats / columns)
  return {
    x: x + ((seat % columns) * width) / columns,
    y: y + (Math.floor(seat / columns) * height) / rows,
    width: width / columns,
    height: height / rows,
  }
}

export const NARROW: Layout = {
  width: 374,
  height: 552,
  half: 44,
  middle: { x: 187, y: 320 },
  ring: { across: 3.66, down: 4.62, entrance: 1.9 },
  // 20 to 23, 24 to 28 and 29 to 33.
  within: pointsOf(
    '-0.75,2.2 -0.2,3.08 0.8,3.08 1.62,2.36 ' +
      '-2.3,1.35 -1.25,1.15 -0.25,1.15 0.85,1.15 1.85,1.15 ' +
      '1.85,0.12 1.85,-0.88 1.9,-2.3 0.9,-2.3 0.82,-3.34',
  ),
  back: {
    to13: pointsOf('2.35,0.3 2.52,0.95 2.42,1.7 2.25,2.35 2.02,2.9'),
    to24: pointsOf('1.6,3.4 0.9,3.75 0,3.87 -0.8,3.78 -1.55,3.42 -2.1,2.85 -2.4,2.25 -2.38,1.85'),
  },
  shortcuts: {
    26: pointsOf('0.05,0.3 0.12,-1.6 0.15,-2.8 0.3,-3.25'),
    13: pointsOf('2.33,3.12 2.4,2.75 2.68,2.1 2.9,1.3 3,0.3 2.88,-0.7 2.5,-1.4 1.5,-1.6 1,-1.8'),
  },
  triskele: { x: -1.6, y: 2.55 },
  camps: { x: 4, y: 4, width: 181, height: 84 },
  goals: { x: 189, y: 4, width: 181, height: 84 },
  entry: pointsOf('-0.8,-5.27 -0.75,-4.95 -0.95,-4.68'),
  exit: pointsOf('1.64,-4.8 1.72,-5 1.74,-5.22'),
  tray: { x: 72, y: 196, width: 106, height: 152 },
  plaques: { x: 72, y: 288, width: 106, height: 60 },
}

export const WIDE: Layout = {
  width: 1100,
  height: 900,
  half: 84,
  middle: { x: 550, y: 456 },
  ring: { across: 4.66, down: 4.66, entrance: 2.4 },
  // 20 to 23, 24 to 28 and 29 to 33.
  within: pointsOf(
    '-0.75,2.25 -0.2,3.1 0.8,3.1 1.75,2.25 ' +
      '-2.5,1.35 -1.1,1.1 -0.1,1.1 1.2,1.1 2.2,1.1 ' +
      '2.2,0.05 2.2,-0.95 2.35,-2.4 1.35,-2.4 1.25,-3.42',
  ),
  back: {
    to13: pointsOf('2.85,0.2 3.18,0.7 3.2,1.4 3.02,1.95 2.62,2.55'),
    to24: pointsOf('2,3.14 1.1,3.68 0,3.86 -1.1,3.68 -2,3.18 -2.6,2.55 -2.72,1.9'),
  },
  shortcuts: {
    26: pointsOf('-0.08,0.3 0.1,-1.6 0.3,-2.9 0.7,-3.4'),
    13: pointsOf('2.7,3.25 2.98,2.75 3.5,1.9 3.76,0.8 3.7,-0.4 3.2,-1.45 2,-1.68 1.45,-1.9'),
  },
  triskele: { x: -1.72, y: 2.58 },
  camps: { x: 14, y: 14, width: 218, height: 142 },
  goals: { x: 868, y: 14, width: 218, height: 142 },
  entry: pointsOf('-3.76,-5.1 -1.6,-5.14 -0.85,-4.95 -0.95,-4.72'),
  exit: pointsOf('1.9,-4.9 2.3,-5.12 3.66,-5.1'),
  tray: { x: 298, y: 190, width: 248, height: 318 },
  plaques: { x: 298, y: 384, width: 248, height: 124 },
}
