// Lines and spirals that boards are drawn with, as SVG path data.

export interface Point {
  x: number
  y: number
}

/** "0,0 10,-5" as points, as SVG writes them. */
export const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number) as [number, number]
    return { x, y }
  })

/** A line through points. */
export const path = (points: Point[]) =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

// A spiral of `turns` turns, out from the middle to `radius`, which it reaches at `angle` (radians).
export function spiral({ x, y }: Point, radius: number, turns: number, angle: number): string {
  const count = Math.round(turns * 20)
  return path(
    Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count
      const turn = angle - (1 - t) * turns * 2 * Math.PI
      return { x: x + Math.cos(turn) * radius * t, y: y + Math.sin(turn) * radius * t }
    }),
  )
}

// Three spirals that start from one middle: a triskele of the given radius.
export function triskele(middle: Point, radius: number, angle = -Math.PI / 2): string {
  return [0, 1, 2]
    .map((i) => {
      const way = angle + (i * 2 * Math.PI) / 3
      const eye = { x: middle.x + Math.cos(way) * radius * 0.54, y: middle.y + Math.sin(way) * radius * 0.54 }
      return spiral(eye, radius * 0.5, 1.6, way + Math.PI)
    })
    .join('')
}
