// Drawing lots in the golden hall.
import { expect, test } from 'vitest'
import { randomBelow } from '@nemeton/board/random'
import { startingDraw } from '../page/starting_draw'

const total = (value: number) => [...String(value)].reduce((sum, die) => sum + Number(die), 0)

test.each([2, 4, 6])(
  'of %i everybody rolls five dice once, and who begins has the highest total alone',
  (seats) => {
    for (let i = 0; i < 100; ++i) {
      const casts = startingDraw.casts(seats, randomBelow)
      expect(casts.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat))
      for (const { value } of casts) expect(String(value)).toMatch(/^[1-6]{5}$/)
      const [first, ...others] = casts.map(({ value }) => total(value))
      for (const sum of others) expect(sum).toBeLessThan(first!)
    }
  },
)

test('a roll is told with its total', () => {
  expect(startingDraw.says({ seat: 0, value: 11346 })).toBe('1, 1, 3, 4 and 6, in all 15')
})
