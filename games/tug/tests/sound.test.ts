import { expect, test } from 'vitest'
import { sound } from '../page/sound'
import type { Act, Effect } from '../page/schema'
import { position } from './positions'

const heard = (...effects: Effect[]) =>
  sound({ n: 1, seat: 0, token: '', state: { ply: 1, node: 'decision' }, view: position(), effects })
const used = (act: Act): Effect => ({ kind: 'used', seat: 0, rolled: 4, beside: 4, act })

test('dice fall, and are picked up without a sound', () => {
  expect(heard({ kind: 'rolled', seat: 0, dice: [1, 4, 6], rerolls: 0 })).toBe('dice')
  expect(heard({ kind: 'rerolled', seat: 0, value: 1 })).toBe('dice')
  expect(
    heard({ kind: 'column_rolled', seat: 0, dice: [1, 1, 1], standing: 3, reserve: 15, one_more: false }),
  ).toBe('dice')
  expect(heard({ kind: 'picked_up', seat: 0, value: 1 })).toBeNull()
  expect(heard({ kind: 'kept', seat: 0 }, { kind: 'acts_began', seat: 0, open: [2, 4, 5] })).toBeNull()
})

test('a die is laid in the column, and whoever is laid low is heard to fall', () => {
  expect(heard(used('swap'), { kind: 'swapped', seat: 0, rolled: 4, beside: 4 })).toBe('stone')
  expect(heard(used('elim'), { kind: 'returned', seat: 1, standing: 1, weakened: 0 })).toBe('knock')
  expect(heard(used('weaken'), { kind: 'weakened', seat: 1 })).toBe('knock')
  expect(heard({ kind: 'went_berserk', seat: 0 })).toBe('knock')
})
