// Lines over a board that bend softly, and where arrowheads stand on them.
import type { Point } from '@nemeton/board/art/line'

const samples = 10 // from one point to the next

/** A soft line through these points (Catmull–Rom), as many points close to each other. */
export function curve(points: Point[]): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const between = (i: number, t: number): Point => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const mix = (a: number, b: number, c: number, d: number) =>
      b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
  }
  return [
    ...points.slice(1).flatMap((_, i) => Array.from({ length: samples }, (_, t) => between(i, t / samples))),
    at(points.length - 1),
  ]
}

/** Each point between the two ends drawn halfway to the middle of those beside it. */
const eased = (points: Point[]): Point[] =>
  points.map((point, i) => {
    const [a, b] = [points[i - 1], points[i + 1]]
    if (!a || !b) return point
    return { x: (a.x + 2 * point.x + b.x) / 4, y: (a.y + 2 * point.y + b.y) / 4 }
  })

/** A soft line from the first of these points to the last, which swings as they go to and fro, but less. */
export const swing = (points: Point[]): Point[] => (points.length < 3 ? points : curve(eased(eased(points))))

/** A point of a line, and where the line goes there, in degrees from pointing to the right. */
export interface Heading extends Point {
  turn: number
}

/** The points of a line that are `first` from its beginning, and then `pitch` from each other. */
export function headings(line: Point[], first: number, pitch: number): Heading[] {
  const result: Heading[] = []
  let next = first
  let gone = 0
  line.slice(1).forEach((b, i) => {
    const a = line[i]!
    const far = Math.hypot(b.x - a.x, b.y - a.y)
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    for (; next <= gone + far && far > 0; next += pitch) {
      const t = (next - gone) / far
      result.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, turn })
    }
    gone += far
  })
  return result
}

/** Where a line ends, and whither it goes there. */
export function endOf(line: Point[]): Heading {
  const [a, b] = line.slice(-2) as [Point, Point]
  return { ...b, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI }
}
