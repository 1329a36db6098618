// Lines that boards are drawn with, through points, as SVG path data.

export interface Point {
  x: number
  y: number
}

export const path = (points: Point[]) =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
