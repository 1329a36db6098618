// Views as changes: what they make of the view before, which stays as it is.
import { expect, test } from 'vitest'
import { applyChange } from './view_delta'

const before = {
  turn: 0,
  end: null,
  stacks: [
    { at: 'hand', chariots: [[0, 0]] },
    { at: '3', chariots: [[1, 0]] },
  ],
  coins: [1, 0],
}

test('a value in a list takes the place of what was there', () => {
  expect(applyChange(before, { turn: [1], end: [{ winner: 0 }], coins: [[2]] })).toEqual({
    ...before,
    turn: 1,
    end: { winner: 0 },
    coins: [2],
  })
  expect(applyChange(before, { turn: [null] })).toEqual({ ...before, turn: null })
  expect(applyChange(before, [{ other: 1 }])).toEqual({ other: 1 })
})

test('an object goes into an object, or by index into a list', () => {
  expect(applyChange(before, { stacks: { '1': { at: ['4'] } }, coins: { '0': [0] } })).toEqual({
    ...before,
    stacks: [before.stacks[0], { at: '4', chariots: [[1, 0]] }],
    coins: [0, 0],
  })
})

test('the view before is not touched, and shared where it stays the same', () => {
  const copy = structuredClone(before)
  const after = applyChange(before, { stacks: { '1': { at: ['4'] } } }) as typeof before
  expect(before).toEqual(copy)
  expect(after.stacks).toBeInstanceOf(Array)
  expect(after.stacks[0]).toBe(before.stacks[0])
  expect(after.coins).toBe(before.coins)
})

test('each event has a view of its own, also where nothing is different', () => {
  expect(applyChange(before, {})).toEqual(before)
  expect(applyChange(before, {})).not.toBe(before)
})
