// A boat that goes on automatically: which one is proposed, where it is after an event, and how far it goes.
import { expect, it } from 'vitest'
import { ahead } from '../page/ahead'
import type { DanubeEvent } from '../page/position'
import type { Effect, View } from '../page/schema'

const view = (change: Partial<View> = {}): View => ({
  ...{
    boats: [
      [4, 12, 27],
      [9, 14, 29],
    ],
    home: [0, 0],
  },
  ...{ turn: 0, throw: 3, left: 3, held: [], end: null },
  ...change,
})
const event = (seat: number | null, effects: Effect[], after = view()): DanubeEvent => ({
  ...{ n: 1, seat, token: '', view: after, effects },
  state: { ply: 1, node: 'decision' },
})
const way = (kind: 'moved' | 'switched' | 'carried', seat: 0 | 1, from: number, to: number): Effect => ({
  ...{ kind, seat, from, to },
})

it('the boat that was moved last is proposed, wherever it is now, or else the foremost', () => {
  const mine = event(0, [way('moved', 0, 10, 14), way('switched', 1, 14, 10)])
  const pushed = event(1, [way('moved', 1, 12, 14), way('switched', 0, 14, 12)])
  expect(ahead.proposed([event(null, []), mine, pushed], 0)).toBe('12')
  expect(ahead.proposed([event(null, [])], 0)).toBe('27')
  const home = event(0, [way('moved', 0, 33, 36), { kind: 'came_home', seat: 0 }])
  expect(ahead.proposed([event(null, []), home], 0)).toBe('27')
  const over = event(0, [], view({ end: { winner: 0, why: 'home' } }))
  expect(ahead.proposed([over], 0)).toBeNull()
})

it('a boat is followed on its way, through the rapids too, until it is home', () => {
  expect(ahead.after('27', event(0, [way('moved', 0, 27, 30), way('carried', 0, 30, 19)]), 0)).toBe('19')
  expect(ahead.after('12', event(1, [way('moved', 1, 9, 12), way('switched', 0, 12, 9)]), 0)).toBe('9')
  expect(ahead.after('12', event(0, [way('moved', 0, 4, 7)]), 0)).toBe('12')
  expect(ahead.after('35', event(0, [way('moved', 0, 35, 36), { kind: 'came_home', seat: 0 }]), 0)).toBeNull()
})

it('it goes as far as it can, but not back and not into the rapids', () => {
  expect(ahead.action('12', view(), ['12+1', '12+3', '4+3', '12+2'])).toBe('12+3')
  expect(ahead.action('12', view(), ['4+3'])).toBeNull()
  expect(ahead.action('12', view(), ['12-3'])).toBeNull()
  expect(ahead.action('27', view(), ['27+1', '27+3'])).toBeNull()
  // It would stop short of the enemy on 29.
  expect(ahead.action('27', view(), ['27+1', '27+2'])).toBe('27+2')
})
