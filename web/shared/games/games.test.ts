// Each game has a board, a rule book, lessons and a test that plays them, and its turns fit on a line.
import type { GameFacts } from './facts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyGamePart, Options } from '@nemeton/board/game'
import { personsOf } from '@nemeton/board/person'
import { turnsOf } from '../../play/table/event_turns'
import { allGames, randomGame } from '@nemeton/tests/games'
import { findGames, foldersOf } from '../../../tools/manifests'
import { gameOf } from './games'

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

test('the page has the games that the rules core has, with a name for each seat', () => {
  const seats = (list: [string, number, number][]) => list.toSorted(([a], [b]) => a.localeCompare(b))
  expect(seats(findGames().map(({ id, least = 2, words }) => [id, least, words.en.seats.length]))).toEqual(
    seats(allGames.map(({ id, min_seats, max_seats }) => [id, min_seats, max_seats])),
  )
})

test('every game of the tree has a goal, a length, and a share of luck', () => {
  for (const { words, minutes, luck } of findGames([])) {
    expect([minutes, luck]).toEqual([expect.any(Number), expect.any(Number)])
    for (const { goal } of Object.values(words)) expect(goal).toMatch(/\.$/)
  }
})

test('the options that are asked for first, and those that have words, are options of the game', () => {
  for (const { id, choices = [], words } of findGames()) {
    const there = allGames.find((game) => game.id === id)!.options.map(({ name }) => name)
    expect(there).toEqual(expect.arrayContaining(choices))
    for (const { options = {} } of Object.values(words))
      expect(there).toEqual(expect.arrayContaining(Object.keys(options)))
  }
})

// A game from outside the tree may have no summary.
const games = allGames.filter((game) => findGames([]).some(({ id }) => id === game.id))

/** Every turn of a few games as seat 0 is told it; null where a game says nothing of one. */
function linesOf(part: AnyGamePart, { id, max_seats }: GameFacts, reader: number | null) {
  return [1, 2, 3].flatMap((seed) => {
    const options: Options = id === 'sigily' ? { spells: 'all' } : {}
    const events = randomGame({ game: id, seats: max_seats, seed, viewer: reader, options })
    const persons = personsOf(part.seats, reader === null ? [] : [reader])
    return turnsOf(events).map(({ seat, first, last }) => ({
      seat,
      text: part.summary!(events.slice(first, last + 1), events[first - 1]!.view, persons),
    }))
  })
}

test.each(games)('$id: a turn is one short line, with the name of the seat', async (facts) => {
  const part = await gameOf(facts.id).part()
  const lines = linesOf(part, facts, null).filter(({ text }) => text !== '')
  expect(lines.length).toBeGreaterThan(10)
  for (const { seat, text } of lines) {
    expect(text).not.toMatch(/undefined|NaN|\.$|  |[:;,] ?$|^[a-z ]/)
    expect(text.length, text).toBeLessThan(190)
    if (seat !== null) expect(text).toContain(part.seats[seat]!.name)
  }
  // Most can be read at a glance.
  const median = lines.map(({ text }) => text.length).sort((a, b) => a - b)[lines.length >> 1]!
  expect(median).toBeLessThan(75)
})

test.each(games)('$id: the reader is “you”', async (facts) => {
  const part = await gameOf(facts.id).part()
  const lines = linesOf(part, facts, 0)
  const own = lines.filter(({ seat, text }) => seat === 0 && text !== '')
  const name = part.seats[0]!.name
  if (facts.id !== 'duel') expect(own.length).toBeGreaterThan(2)
  for (const { text } of own) expect(text).toMatch(/\b[Yy]ou/)
  // Only the columns of Tug of War are named as they stand there.
  if (facts.id !== 'tug') for (const { text } of lines) expect(text).not.toContain(name)
})
