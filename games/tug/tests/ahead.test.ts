// What the first die of a turn did, done by the others: when it is proposed, how long it holds, and which dice it takes.
import { expect, it } from 'vitest'
import type { Effect, View } from '../page/schema'
import { ahead } from '../page/ahead'
import type { TugEvent } from '../page/position'
import { legal, position } from './positions'

const used: Effect = { kind: 'used', seat: 0, rolled: 6, beside: 5, act: 'weaken' }
const event = (view: View, seat: number | null = 0, ...effects: Effect[]): TugEvent => ({
  ...{ n: 1, seat, token: '', view, effects },
  state: { ply: 1, node: 'decision' },
})
const amid = position({ dice: [4, 1], open: [4, 2] })

it('is proposed as long as two dice are left', () => {
  expect(ahead.proposed([event(position({ dice: [4, 1, 6], open: [4, 2, 5] }), null)], 0)).toBe('elim')
  expect(ahead.proposed([event(amid, 0, { ...used, act: 'swap' })], 0)).toBe('elim')
  expect(ahead.proposed([event(amid, 0, used)], 0)).toBe('weaken')
  expect(ahead.proposed([event(amid, 0, used)], 1)).toBeNull()
  expect(ahead.proposed([event(position({ dice: [4], open: [4] }), 0, used)], 0)).toBeNull()
})

it('is not proposed where one may go berserk', () => {
  const view = position({ dice: [4, 4, 4], open: [2, 3, 4] })
  const state = { ply: 1, node: 'decision' as const, actions: { 0: ['berserk:4', ...legal(view)] } }
  expect(ahead.proposed([{ ...event(view, null), state }], 0)).toBeNull()
})

it('holds until the turn is over', () => {
  expect(ahead.after('weaken', event(amid, 0, used), 0)).toBe('weaken')
  expect(ahead.after('weaken', event(position({ turn: 1 }), 0, used), 0)).toBeNull()
})

it('takes the least dice, where they can do it; what cannot eliminate swaps', () => {
  expect(ahead.action('weaken', amid, legal(amid))).toBe('1/2:weaken')
  expect(ahead.action('elim', amid, legal(amid))).toBe('1/2:swap')
  const strong = position({ dice: [4, 5], open: [4, 2] })
  expect(ahead.action('elim', strong, legal(strong))).toBe('4/2:elim')
})

it('swaps away nobody’s last athlete', () => {
  const view = position({ dice: [1, 2], open: [6, 5] })
  const [mine, theirs] = view.sides
  const last: View = { ...view, sides: [{ ...mine, standing: 2, weakened: 1 }, theirs] }
  expect(ahead.action('elim', last, legal(last))).toBeNull()
})
