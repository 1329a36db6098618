import { expect, test } from 'vitest'
import type { View } from '../page/position'
import { sound } from '../page/sound'

const before: View = {
  rules: 'basic',
  attackers: ['d2', 'f4'],
  defenders: ['d3', 'e4'],
  king: 'd4',
  turn: 0,
  stood: 1,
  end: null,
}
const heard = (token: string, change: Partial<View>) =>
  sound({ n: 1, seat: 0, token, state: { ply: 1, node: 'decision' }, view: { ...before, ...change } }, before)

test('a piece that is set down is wood, one that is taken a knock', () => {
  expect(heard('d2-b2', { attackers: ['b2', 'f4'] })).toBe('wood')
  expect(heard('d2-b2', { attackers: ['b2', 'f4'], defenders: ['d3'] })).toBe('knock')
})
