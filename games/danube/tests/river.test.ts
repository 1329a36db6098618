import { describe, expect, it } from 'vitest'
import { NARROW, WIDE } from '../page/layout'
import { fallenSticks } from '../page/sticks'

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('the %s river', (_, layout) => {
  const { river } = layout
  const squares = Array.from({ length: 36 }, (_, i) => i + 1)

  it('flows downstream from each square to the next, and every square lies on it within the picture', () => {
    for (const square of squares) {
      const { x, y, s } = river.place(square)
      expect(s).toBeGreaterThan(river.edge(square - 1))
      expect(s).toBeLessThan(river.edge(square))
      const half = river.shape.half
      expect(x).toBeGreaterThan(half)
      expect(x).toBeLessThan(layout.width - half)
      expect(y).toBeGreaterThan(half)
      expect(y).toBeLessThan(layout.height - half)
    }
  })
  it('gives every boat that is home a berth of its own', () => {
    const berths = [0, 1].flatMap((seat) => [0, 1, 2, 3, 4].map((i) => JSON.stringify(layout.berth(seat, i))))
    expect(new Set(berths).size).toBe(10)
  })
})

it('squares on the narrow board can be tapped on a phone that is 390 px wide', () => {
  const scale = 358 / NARROW.width
  expect(NARROW.river.shape.pitch * scale).toBeGreaterThanOrEqual(44)
  expect(NARROW.river.shape.row * scale).toBeGreaterThanOrEqual(44)
})

it('the sticks show as many white sides as thrown, and none for a 6', () => {
  for (let throwing = 0; throwing < 50; ++throwing) {
    for (const thrown of [1, 2, 3, 4, 6]) {
      const white = fallenSticks(thrown, throwing).filter((stick) => stick.white).length
      expect(white).toBe(thrown === 6 ? 0 : thrown)
    }
  }
})
