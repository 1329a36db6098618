// Local tables, with the real rules core: what people, bots and chance do, taking back, and going on after the page was
// closed.
import type { SeatInfo } from '../../shared/api/tables'
import { beforeEach, expect, test, vi } from 'vitest'
import { savedGames } from '../storage/saved_games'
import { testCore, until } from '@nemeton/tests/engine'
import { fillStorage } from '@nemeton/tests/storage'
import { LocalTable, newRecord } from './local_table'
import { isOver, lastOf, seatsToAct, type TableState } from './table'

const person: SeatInfo = { kind: 'person' }
const bot: SeatInfo = { kind: 'bot', level: 'novice' }

async function table(game: string, seats: SeatInfo[], options = {}) {
  return new LocalTable(testCore(), { record: newRecord(game, options, seats.length), seats })
}

const myTurn = (state: TableState) => seatsToAct(state).length > 0 && !state.acting
const myActions = (state: TableState) =>
  seatsToAct(state).flatMap((seat) => lastOf(state)!.state.actions![seat]!)

beforeEach(() => localStorage.clear())

test('a person moves, the bot answers, and the person has the next turn', async () => {
  const played = await table('brandubh', [person, bot])
  await until(played, myTurn)
  played.act('d2-b2')
  const state = await until(played, (state) => state.events.length === 3)
  expect(state.events.map(({ n }) => n)).toEqual([0, 1, 2])
  expect(state.events.map(({ seat }) => seat)).toEqual([null, 0, 1])
  expect(state.events[1]!.token).toBe('d2-b2')
  expect(seatsToAct(state)).toEqual([0])
  // This device is told only its own actions.
  expect(state.events[1]!.state.actions).toEqual({})
  expect(state.events[2]!.state.actions![0]).toContain('b2-b1')
})

test('a move that is not legal is refused, and the turn stays', async () => {
  const played = await table('brandubh', [person, bot])
  await until(played, myTurn)
  played.act('d2-d9')
  const state = await until(played, (state) => state.problem !== null)
  expect(state.problem!.code).toBe('illegal_action')
  expect(state.acting).toBe(false)
  expect(state.events).toHaveLength(1)
})

test('taking back against a bot returns to the person’s own decision', async () => {
  const played = await table('brandubh', [person, bot])
  await until(played, myTurn)
  played.act('d2-b2')
  await until(played, (state) => state.events.length === 3)
  played.undo()
  const state = await until(played, (state) => state.events.length === 1)
  expect(seatsToAct(state)).toEqual([0])
  played.act('d2-c2')
  expect((await until(played, (state) => state.events.length === 3)).events[1]!.token).toBe('d2-c2')
})

test('a table is kept after every step and goes on as it was', async () => {
  const played = await table('danube', [person, bot])
  for (let i = 0; i < 3; ++i) {
    const { length } = (await until(played, myTurn)).events
    played.act(myActions(played.state)[0]!)
    await until(played, (state) => state.events.length > length && myTurn(state))
  }
  const { events } = played.state
  const again = new LocalTable(testCore(), savedGames.newest()![1])
  const state = await until(again, (state) => state.events.length === events.length)
  expect(state.events.map(({ id: _, ...event }) => event)).toEqual(events.map(({ id: _, ...event }) => event))
  // Neither writes into the next test.
  for (const each of [played, again]) each.close()
})

test('another game changes the sides and begins anew', async () => {
  const played = await table('brandubh', [person, bot], { ply_limit: 2 })
  await until(played, myTurn)
  played.act('d2-b2')
  await until(played, isOver)
  const [[first]] = savedGames.all() as [[string, unknown]]
  played.rematch()
  const [id] = savedGames.all().find(([id]) => id !== first)!
  expect(played.state.next).toBe(`/local/${id}`)
  const next = savedGames.get(id)!
  expect(next.record.options).toEqual({ ply_limit: 2 })
  const state = await until(new LocalTable(testCore(), next, id), myTurn)
  expect(state.mine).toEqual([1])
  expect(state.events.map(({ seat }) => seat)).toEqual([null, 0])
  // The one that is over stays.
  expect(savedGames.get(first)!.record.steps).toHaveLength(2)
})

test('whom a game waits for and how it ended is kept with it, also where that is taken back', async () => {
  const core = testCore()
  const played = new LocalTable(
    core,
    { record: newRecord('brandubh', { ply_limit: 2 }, 2), seats: [person, person] },
    'a',
  )
  await until(played, myTurn)
  await vi.waitFor(() =>
    expect(savedGames.get('a')).toMatchObject({ mine: [0, 1], toAct: [0], returns: null }),
  )
  played.act('d2-b2')
  await until(played, ({ events }) => events.length === 2)
  expect(savedGames.get('a')).toMatchObject({ toAct: [1], returns: null })
  played.act('d3-d2')
  await until(played, isOver)
  expect(savedGames.get('a')!.returns).toEqual([0, 0])
  played.undo()
  await until(played, ({ events }) => events.length === 2)
  expect(savedGames.get('a')).toMatchObject({ toAct: [1], returns: null })
})

test('a game that was looked at is not one that was played', async () => {
  const saved = { record: { ...newRecord('brandubh', {}, 2), steps: ['d2-b2'] }, seats: [person, person] }
  savedGames.keep('a', { ...saved, mine: [0, 1], toAct: [1], returns: null, moved: 5 })
  await until(new LocalTable(testCore(), saved, 'a'), myTurn)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(savedGames.get('a')!.moved).toBe(5)
})

test('a game that goes on in another tab rests here, and writes nothing over it', async () => {
  const saved = { record: newRecord('brandubh', {}, 2), seats: [person, person] }
  const here = new LocalTable(testCore(), saved, 'a')
  await until(here, myTurn)
  const there = await vi.waitUntil(() => savedGames.get('a'))
  savedGames.keep('a', { ...there, record: { ...there.record, steps: ['d2-b2', 'd3-d2'] } })
  dispatchEvent(new StorageEvent('storage', { key: 'nemeton.game.b' }))
  expect(here.state.phase).toBe('open')
  dispatchEvent(new StorageEvent('storage', { key: 'nemeton.game.a' }))
  expect(here.state.phase).toBe('away')
  here.act('d2-a2')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(savedGames.get('a')!.record.steps).toEqual(['d2-b2', 'd3-d2'])
})

test('where nothing can be kept the game is played on, and says so', async () => {
  const empty = fillStorage(0)
  const played = await table('brandubh', [person, person])
  await until(played, ({ unkept }) => unkept === 'full')
  played.act('d2-b2')
  await until(played, ({ events }) => events.length === 2)
  empty()
  played.act('d3-d2')
  await until(played, ({ unkept }) => unkept === null)
  expect(savedGames.newest()![1].record.steps).toEqual(['d2-b2', 'd3-d2'])
})

test('a closed table is heard no more', async () => {
  const played = await table('brandubh', [person, person])
  await until(played, myTurn)
  played.close()
  played.act('d2-b2')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(played.state.events).toHaveLength(1)
})

test('a table that is closed after the next was opened leaves that one heard', async () => {
  const core = testCore()
  const open = () => new LocalTable(core, { record: newRecord('brandubh', {}, 2), seats: [person, person] })
  const left = open()
  await until(left, myTurn)
  const next = open()
  // As a view does it: what it leaves is closed when the next one is drawn.
  left.close()
  left.close()
  await until(next, myTurn)
  next.act('d2-b2')
  await until(next, ({ events }) => events.length === 2)
})

test('a table whose record does not replay fails with what is wrong', async () => {
  const record = { ...newRecord('brandubh', {}, 2), steps: ['d2-b2', 'a1-a2'] }
  const played = new LocalTable(testCore(), { record, seats: [person, bot] })
  const state = await until(played, (state) => state.problem !== null)
  expect(state.problem!.code).toBe('illegal_action')
  expect(state.phase).toBe('failed')
})

test('rules that cannot be loaded are told to the table', async () => {
  const played = await table('chess', [person, bot])
  expect((await until(played, (state) => state.phase === 'failed')).problem!.code).toBe('no_core')
})

test('a worker that cannot start is told to the table, and to who asks it later', async () => {
  const { CoreClient } = await import('../engine/core_client')
  const worker = {
    onmessage: null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    postMessage() {},
  }
  const core = new CoreClient(worker)
  const played = new LocalTable(core, {
    record: newRecord('brandubh', {}, 2),
    seats: [person, bot],
  })
  const asked = core.facts('brandubh')
  worker.onerror!({ message: 'no memory' } as ErrorEvent)
  expect(played.state.phase).toBe('failed')
  await expect(asked).rejects.toThrow('no memory')
  await expect(core.facts('danube')).rejects.toThrow('no memory')
})

// Hidden things, with Druid's Duel: hands, and choices that all make in secret.

interface Duel {
  stage: string
  hands: (string[] | null)[]
  chosen: string | null
  forms: (string | null)[]
}
const seen = (state: TableState) => lastOf(state)!.view as Duel
const choosing = (seats: number[]) => (state: TableState) =>
  lastOf(state)?.state.node === 'simultaneous' && String(lastOf(state)!.state.to_act) === String(seats)

test('several people at one screen: each sees what is his while he looks, and nobody before', async () => {
  const played = await table('duel', [person, person, bot])
  const start = await until(played, choosing([0, 1]))
  expect(seen(start).hands).toEqual([null, null, null])
  expect(start.events.every(({ token }) => token === null)).toBe(true)
  played.look(0)
  const first = await until(played, (state) => state.looks === 0)
  expect(seen(first).hands.map((hand) => hand?.length)).toEqual([13, undefined, undefined])
  played.act('J')
  await until(played, choosing([1]))
  played.look(1)
  const second = await until(played, (state) => state.looks === 1)
  expect(seen(second).hands.map((hand) => hand?.length)).toEqual([undefined, 13, undefined])
  expect(seen(second).chosen).toBeNull()
  // What the first one saw is gone, out of the past too.
  const hands = second.events.slice(0, -1).flatMap(({ view }) => (view as Duel).hands)
  expect(hands.every((hand) => hand === null)).toBe(true)
  expect(second.events.every(({ token }) => token === null)).toBe(true)
})

test('choices in secret are kept and go on as they were', async () => {
  const played = await table('duel', [person, person])
  await until(played, choosing([0, 1]))
  played.look(0)
  await until(played, (state) => state.looks === 0)
  played.act('K')
  await until(played, choosing([1]))
  const saved = savedGames.newest()![1]
  expect(saved.record.steps.at(-1)).toBe('0:K')
  const again = new LocalTable(testCore(), saved)
  const state = await until(again, choosing([1]))
  expect(state.looks).toBeNull()
  again.look(0)
  expect(seen(await until(again, (state) => state.looks === 0)).chosen).toBe('K')
})

test('who takes back looks no more', async () => {
  const played = await table('duel', [person, person, person])
  await until(played, choosing([0, 1, 2]))
  played.look(0)
  await until(played, (state) => state.looks === 0)
  played.act('K')
  await until(played, choosing([1, 2]))
  played.undo()
  const state = await until(played, choosing([0, 1, 2]))
  expect(state.looks).toBeNull()
  expect(seen(state).hands).toEqual([null, null, null])
})
