import { expect, test } from 'vitest'
import type { Effect } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const heard = (...effects: Effect[]) =>
  sound({ n: 1, seat: 0, token: null, state: { ply: 1, node: 'simultaneous' }, view: position(), effects })

test('cards are heard when they are dealt, and when all are turned over', () => {
  expect(heard({ kind: 'dealt', seat: 1, cards: 13 })).toBe('card')
  expect(
    heard(
      { kind: 'chose', seat: 2, what: 'card' },
      { kind: 'took_back', seat: 0, card: 'AS' },
      { kind: 'discarded', seat: 2, card: '9H' },
      { kind: 'drained', seat: 0, form: 'K' },
    ),
  ).toBe('card')
})

test('the discs of the forms are wood', () => {
  const last: Effect = { kind: 'chose', seat: 1, what: 'form' }
  expect(heard(last, { kind: 'revealed', seat: 0, form: 'J', shape: 'J' })).toBe('wood')
  expect(heard({ kind: 'shaped', seat: 0, shape: 'K' })).toBe('wood')
})

test('what one chooses oneself is heard, what another chooses in secret is not', () => {
  expect(heard({ kind: 'chose', seat: 0, what: 'card', choice: 'AS' })).toBe('card')
  expect(heard({ kind: 'chose', seat: 0, what: 'form', choice: 'J' })).toBe('wood')
  expect(heard({ kind: 'chose', seat: 1, what: 'card' })).toBeNull()
})
