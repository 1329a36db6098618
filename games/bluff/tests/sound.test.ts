import { expect, test } from 'vitest'
import type { Effect } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const heard = (...effects: Effect[]) =>
  sound({ n: 1, seat: 0, token: null, state: { ply: 1, node: 'decision' }, view: position(), effects })
const awaits: Effect = { kind: 'awaits', seat: 1, stage: 'bid' }

test('dice are heard under every cup, others’ too', () => {
  expect(heard({ kind: 'rolled', seat: 0, count: 2, dice: [1, 3] }, awaits)).toBe('dice')
  expect(heard({ kind: 'rolled', seat: 1, count: 5 }, awaits)).toBe('dice')
  expect(heard({ kind: 'rerolled', seat: 1, bid: '4x3', count: 2 }, awaits)).toBe('dice')
})

test('a bid is put down, dice are put out, and a challenge is knocked on the table', () => {
  expect(heard({ kind: 'bid', seat: 0, bid: '4x3' }, awaits)).toBe('wood')
  expect(heard({ kind: 'showed', seat: 0, dice: [1, 3] }, awaits)).toBe('wood')
  expect(heard({ kind: 'challenged', seat: 1, bidder: 0, bid: '4x3' })).toBe('knock')
})

test('dice that stay hidden make no sound', () => {
  expect(heard({ kind: 'held', seat: 0, bid: '4x3' }, awaits)).toBeNull()
})
