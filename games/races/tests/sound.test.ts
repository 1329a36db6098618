import { expect, test } from 'vitest'
import { sound } from '../page/sound'
import { table } from './test_game'

/** What is heard of the last of these tokens. */
async function heard(tokens: string) {
  const { happened, play } = await table('tabulus', 2)
  play(tokens)
  return sound(happened.at(-1)!.event)
}

test('tiles are drawn and turned, markers are put down', async () => {
  expect(await heard('64')).toBe('stone')
  expect(await heard('64 4:s-4')).toBe('wood')
  expect(await heard('64 6:s-24~5 3-1')).toBe('stone')
})

test('whoever is sent back is heard to be', async () => {
  expect(await heard('64 6:s-24~5 6-1')).toBe('knock')
  expect(await heard('64 4:s-4 6:s-6 64 4:s-4x0 3-2')).toBe('knock')
})

test('what waits for a tile, and what is not done, is silent', async () => {
  expect(await heard('64 6:s-24~5')).toBeNull()
  expect(await heard('64 4:s-4 6:s-6 64 6:s-6 4:s-4 00 pass')).toBeNull()
})
