// My tables: asked for by their keys, in one request for many, in the order in which they want me.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savedSeats } from '../../play/storage/saved_seats'
import { remoteTables } from './my_tables'

const now = 1_763_750_000_000
const day = 24 * 3600

interface Told {
  seat?: number
  to_act?: number[]
  returns?: number[]
  idle?: number
  next?: string
  error?: string
}

/** A server that knows these tables; what it was asked for, request by request. */
function serve(tables: Record<string, Told>) {
  const asked: string[][] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { seats } = JSON.parse(body) as { seats: { table: string; key: string }[] }
    asked.push(seats.map(({ table, key }) => `${table} ${key}`))
    const person = { kind: 'person', taken: true, present: true }
    return Response.json({
      tables: seats.map(({ table }) =>
        tables[table]!.error
          ? { table, ...tables[table] }
          : {
              table,
              game: 'brandubh',
              seats: [person, person],
              seat: 0,
              to_act: [1],
              idle: 0,
              ...tables[table],
            },
      ),
    })
  })
  return asked
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('those where I am to move come first, and those that moved last before the others', async () => {
  serve({ a: { idle: 5 }, b: { to_act: [0], idle: 60 }, c: { idle: 1 }, d: { to_act: [0, 1], idle: 50 } })
  for (const id of ['a', 'b', 'c', 'd']) savedSeats.keepKey(id, { seat: null, key: 'k' })
  const { tables, problem } = await remoteTables(now)
  expect(tables.map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
  expect(tables[0]!.moved).toBe(now - 50_000)
  expect(problem).toBeNull()
})

test('a hundred are asked for at once', async () => {
  const asked = serve(Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`t${i}`, {}])))
  for (let i = 0; i < 150; ++i) savedSeats.keepKey(`t${i}`, { seat: 0, key: 'k' })
  expect((await remoteTables(now)).tables).toHaveLength(150)
  expect(asked.map(({ length }) => length)).toEqual([100, 50])
})

test('a game that has been over for days is not asked for again', async () => {
  const asked = serve({
    old: { returns: [1, -1], to_act: [], idle: 4 * day },
    fresh: { returns: [0, 0], idle: day },
  })
  savedSeats.keepKey('old', { seat: 0, key: 'k' })
  savedSeats.keepKey('fresh', { seat: 0, key: 'k' })
  await remoteTables(now)
  const { tables } = await remoteTables(now + 1000)
  expect(asked).toEqual([['old k', 'fresh k'], ['fresh k']])
  expect(tables.map(({ id, returns }) => [id, returns])).toEqual([
    ['fresh', [0, 0]],
    ['old', [1, -1]],
  ])
})

test('when there are too many keys, those of games that are over go first', async () => {
  serve({ going: {}, over: { returns: [1, -1] } })
  savedSeats.keepKey('going', { seat: 0, key: 'k' })
  savedSeats.keepKey('over', { seat: 0, key: 'k' })
  await remoteTables(now)
  for (let i = 0; i < 199; ++i) savedSeats.keepKey(`t${i}`, { seat: 0, key: 'k' })
  expect(Object.keys(savedSeats.allKeys())).toHaveLength(200)
  expect(savedSeats.keys('going')).toHaveLength(1)
  expect(savedSeats.keys('over')).toEqual([])
})

test('a rematch that began while I was away is mine too', async () => {
  serve({ first: { returns: [1, -1], next: 'second' }, second: {} })
  savedSeats.keepKey('first', { seat: 0, key: 'k' })
  await remoteTables(now)
  expect(savedSeats.keys('second')).toEqual([{ seat: null, key: 'k' }])
})

test('several people on this device are at one table', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      tables: [0, 1].map((seat) => ({ table: 't', game: 'tug', seats: [], seat, to_act: [1], idle: 0 })),
    }),
  )
  savedSeats.keepKey('t', { seat: 0, key: 'one' })
  savedSeats.keepKey('t', { seat: 1, key: 'two' })
  expect((await remoteTables(now)).tables.map(({ mine }) => mine)).toEqual([[0, 1]])
})

test('a key that opens nothing is not shown, and is kept', async () => {
  serve({ gone: { error: 'no_table' } })
  savedSeats.keepKey('gone', { seat: 0, key: 'k' })
  expect((await remoteTables(now)).tables).toEqual([])
  expect(savedSeats.keys('gone')).toHaveLength(1)
})

test('a key that opens its seat no more is asked for once, others again and again', async () => {
  const asked = serve({
    taken: { error: 'bad_key' },
    gone: { error: 'no_table' },
    busy: { error: 'too_fast' },
    mine: {},
  })
  for (const id of ['taken', 'gone', 'busy', 'mine']) savedSeats.keepKey(id, { seat: 0, key: 'k' })
  await remoteTables(now)
  await remoteTables(now)
  expect(asked).toEqual([
    ['taken k', 'gone k', 'busy k', 'mine k'],
    ['gone k', 'busy k', 'mine k'],
  ])
})

test('a ban of one seat is told, and the other tables are there', async () => {
  const ban = { error: 'banned', message: 'you are banned until 2026-12-03 12:00 UTC', retry_after: 60 }
  serve({ mine: {}, banned: ban })
  for (const id of ['mine', 'banned']) savedSeats.keepKey(id, { seat: 0, key: 'k' })
  const { tables, problem } = await remoteTables(now)
  expect(tables.map(({ id }) => id)).toEqual(['mine'])
  expect(problem).toEqual({ code: 'banned', message: ban.message, retry_after: 60 })
})

test('without a server those that are over are known', async () => {
  serve({ over: { returns: [1, -1] }, going: {} })
  savedSeats.keepKey('over', { seat: 0, key: 'k' })
  savedSeats.keepKey('going', { seat: 0, key: 'k' })
  await remoteTables(now)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { tables, problem } = await remoteTables(now)
  expect(problem?.code).toBe('away')
  expect(tables.map(({ id }) => id)).toEqual(['over'])
})
