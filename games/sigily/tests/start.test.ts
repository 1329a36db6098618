// How a game of Sigily starts: at which holiday, and in which order the seats play.
import { expect, test } from 'vitest'
import { randomBelow } from '@nemeton/board/random'
import { nextHoliday } from '../page/holiday'
import { startingDraw } from '../page/starting_draw'

/** The seats in the order of play that these throws give, by the rule of the book. */
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
  'with %i seats the highest throw goes first, equal throws are repeated, and the rest throw again',
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

const on = (month: number, day: number) => nextHoliday(new Date(2003, month - 1, day))

test('the next holiday is that of the day, or the first after it', () => {
  expect([on(11, 1), on(12, 21), on(2, 1), on(3, 21)]).toEqual(['samhain', 'winter', 'oimelc', 'spring'])
  expect([on(5, 1), on(6, 21), on(8, 1), on(9, 21)]).toEqual(['beltane', 'summer', 'lughnasadh', 'autumn'])
  expect([on(11, 2), on(12, 22), on(2, 2), on(3, 22)]).toEqual(['winter', 'oimelc', 'spring', 'beltane'])
  expect([on(10, 31), on(12, 20), on(1, 31), on(3, 20)]).toEqual(['samhain', 'winter', 'oimelc', 'spring'])
})

test('after the winter solstice it is Oimelc of the next year', () => {
  expect([on(12, 31), on(1, 1)]).toEqual(['oimelc', 'oimelc'])
})
