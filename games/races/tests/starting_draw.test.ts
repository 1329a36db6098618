// Drawing lots for a race.
import { expect, test } from 'vitest'
import { randomBelow } from '@nemeton/board/random'
import { startingDraw } from '../page/starting_draw'

/** How many pips a tile has, from how it is called. */
const pips = (text: string) => (text.match(/\d/g) ?? []).reduce((sum, digit) => sum + Number(digit), 0)

test.each([2, 3, 4])('each of %i draws a tile, and who begins has more pips than any other', (seats) => {
  const begins = new Set<string>()
  for (let i = 0; i < 200; ++i) {
    const casts = startingDraw.casts(seats, randomBelow)
    expect(casts.map(({ seat }) => seat)).toEqual([0, 1, 2, 3].slice(0, seats))
    const [first, ...others] = casts.map((cast) => pips(startingDraw.says(cast)))
    for (const other of others) expect(other).toBeLessThan(first!)
    begins.add(startingDraw.says(casts[0]!))
  }
  expect(begins.size).toBeGreaterThan(5)
})

test('two who have drawn the same tile, of which there are two, draw anew', () => {
  // 6-5 from the first set and from the second; then 6-6 and 0-0.
  const drawn = [26, 27 + 26, 27, 0]
  const casts = startingDraw.casts(2, () => drawn.shift()!)
  expect(casts.map((cast) => startingDraw.says(cast))).toEqual(['6-6', '0-0'])
})
