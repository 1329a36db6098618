// The search for company, against a server that answers as it is told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savedSeats } from '../../play/storage/saved_seats'
import { readRequest, respond } from '@nemeton/tests/server'
import { Seek, type SeekState } from './seek'

type Answer = Record<string, unknown> | 'away'
/** What is asked, and waits for its answer. */
let asked: { path: string; body: Record<string, unknown>; answer(answer: Answer): void }[]
let states: (SeekState | null)[]
let seek: Seek

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  history.replaceState(null, '', '/local/bot')
  asked = []
  states = []
  vi.stubGlobal('fetch', (target: string, request?: RequestInit) => {
    const [path, body] = readRequest(target, request)
    return new Promise((resolve, reject) =>
      asked.push({
        path: `${request?.method === 'DELETE' ? 'DELETE ' : ''}${path.replace('/api/v1', '')}`,
        body,
        answer: (answer) => (answer === 'away' ? reject(new TypeError('offline')) : resolve(respond(answer))),
      }),
    )
  })
  seek = new Seek({ games: ['duel', 'tug'], speed: 'rapid' }, (state) => states.push(state))
})
afterEach(() => {
  seek.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The next question to that path, answered. */
async function answer(path: string, given: Answer): Promise<Record<string, unknown>> {
  await vi.waitFor(() => expect(asked.map((each) => each.path)).toContain(path))
  const [one] = asked.splice(
    asked.findIndex((each) => each.path === path),
    1,
  )
  one!.answer(given)
  await vi.advanceTimersByTimeAsync(0)
  return one!.body
}
const found = { table: 'T1', seat: 1, game: 'tug' }
const last = () => states.at(-1)

test('it asks with one key of its own until somebody is there', async () => {
  const first = await answer('/seeks', { table: null })
  expect(first).toMatchObject({ games: ['duel', 'tug'], speed: 'rapid', wait: 20 })
  expect(first.seat_key).toMatch(/^[\w-]{43}$/)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await answer('/seeks', found)).seat_key).toBe(first.seat_key)
  expect(last()).toEqual({ phase: 'found', game: 'tug' })
  expect(location.pathname).toBe('/local/bot')
  seek.sit()
  await vi.advanceTimersByTimeAsync(0)
  expect(location.pathname).toBe('/t/T1')
  expect(savedSeats.keys('T1')).toEqual([{ seat: 1, key: first.seat_key }])
  const there = { taken: true, present: true }
  await answer('/tables/T1', { seats: [there, there] })
  expect(last()).toBeNull()
})

test('a server that does not answer is asked again', async () => {
  await answer('/seeks', 'away')
  expect(last()).toEqual({ phase: 'waiting', again: false, problem: { code: 'away', message: '' } })
  await vi.advanceTimersByTimeAsync(3000)
  await answer('/seeks', { table: null })
  expect(last()).toEqual({ phase: 'waiting', again: false, problem: null })
})

test('a ban ends the search, and is told', async () => {
  const problem = { code: 'banned', message: 'you are banned until 2026-12-03 12:00 UTC', retry_after: 3600 }
  await answer('/seeks', problem)
  expect(last()).toEqual({ phase: 'refused', problem })
  await vi.advanceTimersByTimeAsync(4_000_000)
  expect(asked).toEqual([])
})

test('whoever does not press while somebody is there looks no more, and the other one is told', async () => {
  const { seat_key: key } = await answer('/seeks', found)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(last()).toEqual({ phase: 'missed' })
  expect(await answer('DELETE /seeks', {})).toEqual({ key })
  expect(location.pathname).toBe('/local/bot')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})

test('where the other one does not come, it goes back to the bot and looks on', async () => {
  await answer('/seeks', found)
  seek.sit()
  await answer('/tables/T1', { seats: [{ taken: true, present: true }, { taken: false }] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer('/seeks', { table: null })).toMatchObject({ wait: 0 })
  expect(last()).toEqual({ phase: 'waiting', again: true, problem: null })
  expect(location.pathname).toBe('/local/bot')
  expect(savedSeats.keys('T1')).toEqual([])
  await answer('/seeks', { table: null })
  expect(last()).toEqual({ phase: 'waiting', again: true, problem: null })
})

test('where the other one may sit at another server, it is enough that the seat was not given up', async () => {
  await answer('/seeks', found)
  seek.sit()
  const begun = Date.now()
  while (last() !== null) {
    await answer('/tables/T1', {
      seats: [
        { taken: true, present: true },
        { taken: true, present: false },
      ],
    })
    await vi.advanceTimersByTimeAsync(2000)
    await answer('/seeks', found)
  }
  expect(Date.now() - begun).toBeGreaterThan(30_000)
  expect(last()).toBeNull()
  expect(location.pathname).toBe('/t/T1')
})

test('what is stopped here, ended elsewhere or closed with the page is over', async () => {
  const { seat_key: key } = await answer('/seeks', { table: null })
  dispatchEvent(new Event('pagehide'))
  expect(await answer('DELETE /seeks', {})).toEqual({ key })
  seek.stop()
  expect(await answer('DELETE /seeks', {})).toEqual({ key })
  expect(last()).toBeNull()

  seek = new Seek({ games: ['duel'], speed: 'correspondence' }, (state) => states.push(state))
  await answer('/seeks', { code: 'seek_ended', message: '' })
  expect(last()).toBeNull()
})
