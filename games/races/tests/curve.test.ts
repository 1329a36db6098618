// The lines over the boards of the races.
import { expect, it } from 'vitest'
import { swing } from '../page/curve'

it('a line to and fro swings less than its points, and begins and ends with them', () => {
  const points = [1, -1, -1, 1, 1, -1, -1, 1].map((y, x) => ({ x, y }))
  const line = swing(points)
  expect([line[0], line.at(-1)]).toEqual([points[0], points.at(-1)])
  const inner = line.filter(({ x }) => x > 1.5 && x < 5.5)
  expect(inner.length).toBeGreaterThan(30)
  expect(Math.max(...inner.map(({ y }) => Math.abs(y)))).toBeLessThan(0.5)
})

it('a line straight from one point to another stays one', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 2 },
  ]
  expect(swing(points)).toEqual(points)
})
