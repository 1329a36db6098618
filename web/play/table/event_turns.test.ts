// Turns, of random games of every kind, and what a reader has not seen yet.
import { expect, test } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import { allGames, randomGame } from '@nemeton/tests/games'
import { turnsOf, turnsSince } from './event_turns'

const has = (event: GameEvent, kind: string) => event.effects.some((effect) => effect.kind === kind)
const seeds = [1, 2, 3]

test.each(allGames)('$id: every event is in one turn, whose it is says who acts in it', (facts) => {
  for (const seed of seeds) {
    const seats = facts.min_seats + (seed % (facts.max_seats - facts.min_seats + 1))
    const events = randomGame({ game: facts.id, seats, seed })
    const turns = turnsOf(events)
    expect(turns[0]!.first).toBe(1)
    expect(turns.at(-1)!.last).toBe(events.length - 1)
    turns.slice(1).forEach(({ first }, i) => expect(first).toBe(turns[i]!.last + 1))
    const passes = events.some((event) => has(event, 'turn_passed') || has(event, 'turn_ended'))
    expect(turns.length).toBeGreaterThan(events.length > 50 ? 5 : 0)
    for (const { seat, first, last, over } of turns) {
      const all = events.slice(first, last + 1)
      // Whoever passes the turn on does it last.
      for (const event of all.slice(0, -1)) {
        expect(has(event, 'turn_passed') || has(event, 'turn_ended'), `${facts.id} ${event.n}`).toBe(false)
      }
      const [firstAction] = all.filter((event) => event.seat !== null)
      const atOnce = all.some(({ n }) => events[n - 1]!.state.node === 'simultaneous')
      expect(seat === null).toBe(atOnce)
      if (seat !== null && firstAction) expect(firstAction.seat).toBe(seat)
      if (!passes && seat !== null) {
        for (const event of all) expect([seat, null]).toContain(event.seat)
      }
      if (over && last < events.length - 1) expect(turns.some((turn) => turn.first === last + 1)).toBe(true)
    }
  }
})

test.each(allGames)('$id: what comes later changes nothing of the turns before', (facts) => {
  const events = randomGame({ game: facts.id, seats: facts.max_seats, seed: 5, most: 120 })
  const turns = turnsOf(events)
  // Once a turn has passed it is known how they do.
  const known = turns.find(({ first }) => first > 1)?.first ?? events.length
  for (let n = known; n < events.length; ++n) {
    const now = turnsOf(events.slice(0, n + 1))
    expect(now.slice(0, -1).map(({ first, last }) => [first, last])).toEqual(
      turns.slice(0, now.length - 1).map(({ first, last }) => [first, last]),
    )
  }
})

test.each(allGames)('$id: a reader is told all that came after what he did, and nothing before', (facts) => {
  const events = randomGame({ game: facts.id, seats: facts.max_seats, seed: 7, most: 120 })
  for (let at = 1; at < events.length; ++at) {
    const own = events.findLastIndex(({ seat, n }) => n <= at && seat === 0)
    const told = turnsSince(events, at, 0)
    if (told.length === 0) {
      expect(own).toBe(at)
      continue
    }
    expect(told.at(-1)!.last).toBe(at)
    expect([own, own + 1, 1]).toContain(told[0]!.first)
    for (const turn of told) {
      for (let n = turn.first; n <= turn.last; ++n) if (n !== own) expect(events[n]!.seat).not.toBe(0)
    }
  }
})

test('who has chosen at once with others has yet to see what all have', () => {
  const events = randomGame({ game: 'duel', seats: 2, seed: 1, viewer: 0, most: 20 })
  const chose = events.findIndex(({ seat }) => seat === 0)
  expect(turnsSince(events, chose, 0)).toHaveLength(1)
})

test('who only watches is told the last turn that is over', () => {
  const events = randomGame({ game: 'danube', seats: 2, seed: 1, most: 40 })
  for (let at = 10; at < events.length; ++at) {
    expect(turnsSince(events, at, null)).toMatchObject([{ over: true }])
  }
})

test('a seat that gives up has a turn of its own, the last one', () => {
  const [start, first, second] = randomGame({ game: 'brandubh', seats: 2, seed: 1, most: 3 })
  const end = {
    ...second!,
    state: { ply: 1, node: 'terminal' as const },
    effects: [],
    token: null,
    resigned: true,
  }
  expect(turnsOf([start!, first!, end])).toMatchObject([
    { seat: 0, first: 1, last: 1 },
    { seat: 1, first: 2, last: 2, over: true },
  ])
})
