import { expect, test } from 'vitest'
import type { DanubeView } from '../page/position'
import { sound } from '../page/sound'

const before: DanubeView = {
  boats: [[12], [15]],
  home: [0, 0],
  turn: 0,
  throw: 3,
  left: 3,
  held: [],
  end: null,
}
const heard = (seat: number | null, token: string, boats: [number[], number[]]) =>
  sound({ n: 1, seat, token, state: { ply: 1, node: 'decision' }, view: { ...before, boats } }, before)

test('sticks fall, a boat is put down, two that change places knock together', () => {
  expect(heard(null, '3', [[12], [15]])).toBe('sticks')
  expect(heard(0, '12+1', [[13], [15]])).toBe('wood')
  expect(heard(0, '12+3', [[15], [12]])).toBe('knock')
})
