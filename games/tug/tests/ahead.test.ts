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

it('is proposed between the first die of a turn and the last', () => {
  expect(ahead.proposed([event(amid, 0, used)], 0)).toBe('weaken')
  expect(ahead.proposed([event(amid, 0, used)], 1)).toBeNull()
  expect(ahead.proposed([event(position(), null)], 0)).toBeNull()
})

it('holds until the turn is over', () => {
  expect(ahead.after('weaken', event(amid, 0, used), 0)).toBe('weaken')
  expect(ahead.after('weaken', event(position({ turn: 1 }), 0, used), 0)).toBeNull()
})

it('takes the least dice, where they can do it', () => {
  expect(ahead.action('weaken', amid, legal(amid))).toBe('1/2:weaken')
  expect(ahead.action('elim', amid, legal(amid))).toBeNull()
})
