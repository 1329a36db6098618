import { expect, test } from 'vitest'
import { sound } from '../page/sound'
import { played } from './test_game'

/** What the last event of a game sounds like. */
async function heard(tokens: string, options: object = {}) {
  return sound((await played(2, options, tokens)).at(-1)!.event)
}

const gate = '2 in 1 in 4 2 2 in 3 in'

test('sticks fall, for whatever they are thrown', async () => {
  for (const tokens of ['3', `${gate} enter:6 2`, '2 in 1 in 1 in 3h']) {
    expect(await heard(tokens)).toBe('sticks')
  }
})

test('a chariot is set down, coins that it takes ring, stacks that meet knock together', async () => {
  expect(await heard('2 in')).toBe('coin')
  expect(await heard('2 in 1 in 1 in')).toBe('knock')
  expect(await heard('2 in 1 in 3 2 3 in 2 in')).toBe('wood')
})

test('what is only said makes no sound', async () => {
  expect(await heard(`${gate} enter:6`)).toBeNull()
  expect(await heard('2 in 1 in 4 2 2 in nospell', { spells: 'all' })).toBeNull()
})

test('a spell is a stone that is laid', async () => {
  expect(await heard('2 in 1 in 4 2 2 in nospell 3 in nospell speed', { spells: 'all' })).toBe('stone')
})
