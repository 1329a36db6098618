// Drawing lots on the Danube.
import { expect, test } from 'vitest'
import { randomBelow } from '@nemeton/board/random'
import { startingDraw } from '../page/starting_draw'

test('the sticks are thrown in turn, and the first 1 is that of who begins', () => {
  const firsts = new Set<number>()
  for (let i = 0; i < 200; ++i) {
    const casts = startingDraw.casts(2, randomBelow)
    firsts.add(casts[0]!.seat)
    expect(casts.at(-1)).toEqual({ seat: 0, value: 1 })
    casts.slice(0, -1).forEach(({ seat, value }, n) => {
      expect([2, 3, 4, 6]).toContain(value)
      expect(casts[n + 1]!.seat).toBe(1 - seat)
    })
  }
  expect(firsts.size).toBe(2)
})
