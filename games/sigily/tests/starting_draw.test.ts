// Drawing lots for the order of play in Sigily.
import { expect, test } from 'vitest'
import { randomBelow } from '@nemeton/board/random'
import { startingDraw } from '../page/starting_draw'

/** Who goes first, second and so on by these throws, as one reads them at the table. */
function order(seats: number, throws: { seat: number; value: number }[]): number[] {
  const left = [...throws]
  const out: number[] = []
  while (out.length < seats - 1) {
    let throwing = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.includes(seat))
    while (throwing.length > 1) {
      const round = left.splice(0, throwing.length)
      expect(round.map(({ seat }) => seat)).toEqual(throwing)
      const most = Math.max(...round.map(({ value }) => value))
      throwing = round.filter(({ value }) => value === most).map(({ seat }) => seat)
    }
    out.push(...throwing)
  }
  expect(left).toEqual([])
  return [...out, ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.includes(seat))]
}

test.each([2, 3, 4])(
  'of %i seats the highest is first, equal throws are repeated, and the rest throw again',
  (seats) => {
    let ties = 0
    for (let i = 0; i < 100; ++i) {
      const casts = startingDraw.casts(seats, randomBelow)
      expect(order(seats, casts)).toEqual(Array.from({ length: seats }, (_, seat) => seat))
      for (const { value } of casts) expect([1, 2, 3, 4, 5]).toContain(value)
      ties += Number(casts.length > (seats * (seats + 1)) / 2 - 1)
    }
    expect(ties).toBeGreaterThan(0)
  },
)
