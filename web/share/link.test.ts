// Games as links: every game comes back as it was, and what is cut off or none is told apart.
import { expect, test } from 'vitest'
import { testEngine } from '../tests/engine'
import type { GameRecord } from '../table/record'
import { cut, fragmentOf, recordIn } from './link'

interface Facts {
  id: string
  min_seats: number
  max_seats: number
}
interface State {
  ok: boolean
  node: string
  actions?: Record<string, string[]>
}

/** A random game of so many steps at most, as the engine writes it down. */
function randomGame(ask: Awaited<ReturnType<typeof testEngine>>, facts: Facts, seed: number): GameRecord {
  let chance = seed + 1
  const below = (n: number) => (chance = (chance * 48271) % 0x7fffffff) % n
  const seats = facts.min_seats + below(facts.max_seats - facts.min_seats + 1)
  let state = ask({ cmd: 'new', game: facts.id, seats, seed }) as unknown as State
  for (let step = 0; state.node !== 'terminal' && step < 120; ++step) {
    const awaited = Object.keys(state.actions ?? {})
    const seat = awaited[below(awaited.length || 1)]
    const tokens = seat === undefined ? [] : state.actions![seat]!
    state = ask(
      seat === undefined
        ? { cmd: 'draw' }
        : { cmd: 'apply', seat: Number(seat), action: tokens[below(tokens.length)] },
    ) as unknown as State
  }
  return (ask({ cmd: 'record' }) as unknown as { record: GameRecord }).record
}

test('random games of every kind come back from their link as they were, and the rules read them', async () => {
  const ask = testEngine()
  const { games } = ask({ cmd: 'games' }) as unknown as { games: Facts[] }
  expect(games.length).toBeGreaterThanOrEqual(9)
  for (const facts of games) {
    for (let seed = 0; seed < 6; ++seed) {
      const record = randomGame(ask, facts, seed)
      const length = seed % 2 ? Math.floor(record.steps.length / 2) : record.steps.length
      const shared = cut(record, length)
      const fragment = await fragmentOf(shared)
      expect(fragment).toMatch(/^#game=[\w-]+$/)
      expect(await recordIn(fragment)).toEqual({ text: JSON.stringify(shared) })
      expect(shared.steps).toEqual(record.steps.slice(0, length))
      expect(shared).not.toHaveProperty('seed')
      expect(ask({ cmd: 'load', record: shared })).toMatchObject({ ok: true })
    }
  }
})

const record = {
  nemeton: 1 as const,
  game: 'brandubh',
  seats: 2,
  options: {},
  steps: ['d2-b2', 'd3-d2', 'f4-f2'],
}

test('a link that is cut off anywhere is seen to be', async () => {
  const fragment = await fragmentOf(record)
  for (let length = '#game='.length; length < fragment.length; ++length)
    expect(await recordIn(fragment.slice(0, length)), fragment.slice(0, length)).toBe('cut')
})

test('what is no link of ours, or mistyped, is told apart', async () => {
  for (const fragment of ['', '#', '#key=abc', '#seat=1']) expect(await recordIn(fragment)).toBeNull()
  for (const fragment of ['#game=', '#game=!', '#game=%', '#game=AAAA', '#game=äöü'])
    expect(await recordIn(fragment)).toBe('cut')
})

test('a link that says far more than a record can be is not unpacked', async () => {
  const fragment = await fragmentOf({ ...record, steps: Array.from({ length: 400_000 }, () => 'd2-b2') })
  expect(fragment.length).toBeLessThan(50_000)
  expect(await recordIn(fragment)).toBe('cut')
})
