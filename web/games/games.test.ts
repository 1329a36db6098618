// What every game has: a board, a rule book, lessons and a test that plays them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGames, foldersOf } from '../tools/manifests'
import { gameOf } from './games'
import type { GameFacts } from '../table/core'
import { testEngine } from '../tests/engine'

test.each(findGames().filter(({ id }) => gameOf(id).lessons))(
  'the lessons of $id are played by a test',
  (game) => {
    const tests = foldersOf(game).map((folder) => join(folder, 'tests/lessons.test.ts'))
    expect(tests.some((file) => existsSync(file))).toBe(true)
  },
)

test('every game of the tree has a board, a rule book and five to eight lessons', async () => {
  for (const { id } of findGames([])) {
    expect(await gameOf(id).part()).toHaveProperty('Board')
    expect(await gameOf(id).book()).not.toBe('')
    const lessons = (await gameOf(id).lessons!()).default.length
    expect(lessons >= 5 && lessons <= 8, `${id} has ${lessons} lessons`).toBe(true)
  }
})

test('the page has the games that the rules core has, with a name for each seat', async () => {
  const { games } = testEngine()({ cmd: 'games' }) as unknown as { games: GameFacts[] }
  const seats = (list: [string, number, number][]) => list.toSorted(([a], [b]) => a.localeCompare(b))
  expect(seats(findGames().map(({ id, least = 2, words }) => [id, least, words.en.seats.length]))).toEqual(
    seats(games.map(({ id, min_seats, max_seats }) => [id, min_seats, max_seats])),
  )
})

test('every game of the tree says what one plays for, how long, and how much luck it takes', () => {
  for (const { words, minutes, luck } of findGames([])) {
    expect([minutes, luck]).toEqual([expect.any(Number), expect.any(Number)])
    for (const { goal } of Object.values(words)) expect(goal).toMatch(/\.$/)
  }
})

test('the options that are asked for first, and those that have words, are options of the game', async () => {
  const { games } = testEngine()({ cmd: 'games' }) as unknown as { games: GameFacts[] }
  for (const { id, choices = [], words } of findGames()) {
    const there = games.find((game) => game.id === id)!.options.map(({ name }) => name)
    expect(there).toEqual(expect.arrayContaining(choices))
    for (const { options = {} } of Object.values(words))
      expect(there).toEqual(expect.arrayContaining(Object.keys(options)))
  }
})
