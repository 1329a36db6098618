// When a game turned, and who was ahead for how long.
import { expect, test } from 'vitest'
import { leaderOf, longestLead, turningPoint } from './highlights'

test('ahead is who has more than all others by what is no noise', () => {
  expect(leaderOf([0.5, 0.5])).toBeNull()
  expect(leaderOf([0.501, 0.499])).toBeNull()
  expect(leaderOf([0.3, 0.6, 0.1])).toBe(1)
})

test('a game turned where the winner came ahead for good', () => {
  expect(turningPoint([null, 0, 1, 0, 0], 0)).toBe(3)
  expect(turningPoint([null, 0, 0, 1], 1)).toBe(3)
})

test('who was ahead from the start had no need of a turn, and who gave up ahead has none', () => {
  expect(turningPoint([1, 1, 1], 1)).toBe(0)
  expect(turningPoint([1, 1, 0], 1)).toBeNull()
})

test('the longest lead is unbroken, and need not be the winner’s', () => {
  expect(longestLead([null, 0, 0, 0, null, 0, 1, 1])).toEqual({ side: 0, events: 3 })
  expect(longestLead([null, null])).toBeNull()
})
