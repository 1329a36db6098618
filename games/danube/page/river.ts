// The course of the river on the board: its middle line, its banks and the 36 squares along it, in the units of
// the drawing.

import { path, type Point } from '@nemeton/board/art/line'
import { SQUARES } from './position'

// A place on the middle line: `s` is how far down the river it lies, `angle` where the current flows (radians, 0 to the right).
export interface Place extends Point {
  s: number
  angle: number
}

export interface Shape {
  columns: number
  pitch: number // from one square to the next
  row: number // from one row to the next
  left: number // of the first column
  top: number // the middle of the first row
  half: number // half the river's width
  sway: number // how far the river strays from a straight row
  lead: number // from the spring to the first square
}

const STEP = 3 // between two samples of the middle line

export class River {
  readonly places: Place[] = [] // by square, 1 to 36
  private readonly line: Place[] = []
  readonly length: number

  constructor(readonly shape: Shape) {
    const points = middleLine(shape)
    let s = 0
    points.forEach((point, i) => {
      const before = points[Math.max(i - 1, 0)]!
      const after = points[Math.min(i + 1, points.length - 1)]!
      if (i > 0) s += Math.hypot(point.x - before.x, point.y - before.y)
      this.line.push({ x: point.x, y: point.y, s, angle: Math.atan2(after.y - before.y, after.x - before.x) })
    })
    this.length = s
    for (let square = 1; square <= SQUARES; ++square) {
      const at = centre(shape, square)
      const near = this.line.reduce((best, each) => (distance(each, at) < distance(best, at) ? each : best))
      this.places[square] = near
    }
  }

  place(square: number): Place {
    return this.places[square]!
  }

  // The border between a square and the next, `square` from 0 (the spring's side of 1) to 36.
  edge(square: number): number {
    if (square === 0) return this.place(1).s - this.shape.pitch / 2
    if (square === SQUARES) return this.place(SQUARES).s + this.shape.pitch / 2
    return (this.place(square).s + this.place(square + 1).s) / 2
  }

  // The place at `s`, clamped to the river.
  at(s: number): Place {
    const { line } = this
    if (s <= 0) return line[0]!
    let low = 0
    let high = line.length - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (line[middle]!.s <= s) low = middle
      else high = middle
    }
    const a = line[low]!
    const b = line[high]!
    const t = Math.min(1, (s - a.s) / (b.s - a.s || 1))
    return {
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t,
      s,
      angle: a.angle + turn(a.angle, b.angle) * t,
    }
  }

  // `count` + 1 places from one point of the river to another, up or down it.
  way(from: number, to: number, count: number): Place[] {
    return Array.from({ length: count + 1 }, (_, i) => this.at(from + ((to - from) * i) / count))
  }

  // The point `aside` to the right of the current at `s`.
  beside(s: number, aside: number): Point {
    const { x, y, angle } = this.at(s)
    return { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside }
  }

  // A line along the river at a distance from its middle, as SVG path data.
  along(from: number, to: number, aside: number | ((s: number) => number)): string {
    return path(this.offsets(from, to, aside))
  }

  // The closed outline of a stretch of the river, `half` units to either side of its middle.
  stretch(from: number, to: number, half: number | ((s: number) => number)): string {
    const width = typeof half === 'number' ? () => half : half
    const one = this.offsets(from, to, (s) => -width(s))
    const two = this.offsets(from, to, width).reverse()
    return path([...one, ...two]) + 'Z'
  }

  private offsets(from: number, to: number, aside: number | ((s: number) => number)): Point[] {
    const count = Math.max(2, Math.round(Math.abs(to - from) / (STEP * 2)))
    return this.way(from, to, count).map(({ s }) =>
      this.beside(s, typeof aside === 'number' ? aside : aside(s)),
    )
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

// The smaller way round from one angle to another.
const turn = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from))

function columnOf({ columns }: Shape, square: number): number {
  const along = (square - 1) % columns
  return Math.floor((square - 1) / columns) % 2 === 0 ? along : columns - 1 - along
}

function centre(shape: Shape, square: number): Point {
  return {
    x: shape.left + (columnOf(shape, square) + 0.5) * shape.pitch,
    y: shape.top + Math.floor((square - 1) / shape.columns) * shape.row,
  }
}

// Rows joined by half circles, each row swaying a little; it goes on past the last square into the sea.
function middleLine(shape: Shape): Point[] {
  const { columns, pitch, row, left, top, sway, lead } = shape
  const rows = SQUARES / columns
  const first = left + pitch / 2
  const last = left + (columns - 0.5) * pitch
  const points: Point[] = []
  for (let r = 0; r < rows; ++r) {
    const right = r % 2 === 0
    const [a, b] = right ? [first, last] : [last, first]
    const y = top + r * row
    const start = r === 0 ? a - lead : a
    const end = r === rows - 1 ? b + (right ? pitch : -pitch) : b
    const steps = Math.round(Math.abs(end - start) / STEP)
    for (let i = 0; i <= steps; ++i) {
      const x = start + ((end - start) * i) / steps
      const wave = Math.sin(((x - first) / (last - first)) * Math.PI * (columns / 3))
      const ease = Math.min(1, Math.abs(x - first) / pitch, Math.abs(x - last) / pitch)
      points.push({ x, y: y + sway * wave * ease * (r % 2 === 0 ? 1 : -1) })
    }
    if (r === rows - 1) break
    const bend = Math.round((Math.PI * row) / 2 / STEP)
    for (let i = 1; i < bend; ++i) {
      const t = (Math.PI * i) / bend
      points.push({ x: b + (right ? 1 : -1) * Math.sin(t) * (row / 2), y: y + (row / 2) * (1 - Math.cos(t)) })
    }
  }
  return points
}
