// Turns in a line, of random games: short, whole, and of nobody's secrets.
import { expect, test } from 'vitest'
import type { AnyGamePart, Options } from '../board/game'
import { personsOf } from '../board/person'
import type { GameFacts } from '../table/core'
import { turnsOf } from '../table/turns'
import { allGames, randomGame } from '../tests/games'
import { findGames } from '../tools/manifests'
import { gameOf } from './games'

/** A game from outside the tree may have no summary. */
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
