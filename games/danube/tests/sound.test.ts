import { expect, test } from 'vitest'
import type { Effect } from '../page/schema'
import { sound } from '../page/sound'

const heard = (...effects: Effect[]) =>
  sound({
    n: 1,
    seat: null,
    token: null,
    state: { ply: 1, node: 'decision' },
    view: { boats: [[], []], home: [0, 0], turn: 0, throw: null, left: 0, held: [], end: null },
    effects,
  })

test('sticks fall, a boat is put down, two that change places knock together', () => {
  const moved: Effect = { kind: 'moved', seat: 0, from: 12, to: 15 }
  expect(heard({ kind: 'thrown', seat: 0, value: 3, again: false })).toBe('sticks')
  expect(heard(moved)).toBe('wood')
  expect(heard(moved, { kind: 'switched', seat: 1, from: 15, to: 12 })).toBe('knock')
})
