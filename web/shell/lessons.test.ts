// The lessons of all games: none is missing, and each is played by a test.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from './games'
import { lessons } from './lessons'

test.each(Object.keys(games))('%s can be learnt by playing', (game) => {
  expect(Object.keys(lessons)).toContain(game)
})

test('every game’s lessons are played by the rules core in a test', () => {
  expect(Object.keys(lessons).filter((game) => !existsSync(`games/${game}/tests/lessons.test.ts`))).toEqual(
    [],
  )
})
