// The player who is signed in on this device: which seats come along, and what is left when the session is over.
import { beforeEach, expect, test, vi } from 'vitest'
import { readRequest, respond } from '@nemeton/tests/server'
import { savedSeats } from './saved_seats'
import { fetchTables, session, forgetSession, signOut, claimSeats, claimAllSeats } from './session'

const player = { player: 'id', name: 'Ceridwen', key: 'session' }
let asked: { path: string; body: any }[]
let answers: Record<string, object>

beforeEach(() => {
  localStorage.clear()
  asked = []
  answers = {}
  vi.stubGlobal('fetch', async (target: string, request: RequestInit) => {
    const [whole, body] = readRequest(target, request)
    const path = whole.replace(/^\/api\/v1\/(accounts\/me\/)?/, '')
    asked.push({ path, body })
    return respond(answers[path] ?? {})
  })
})

const over = { code: 'bad_key', message: '' }

test('the seats that were taken here as a guest come along, a hundred at once', async () => {
  session.keep(player)
  for (let i = 0; i < 120; ++i) savedSeats.keepKey(`T${i}`, { seat: 0, key: `K${i}` })
  savedSeats.keepKey('elsewhere', { seat: 1, key: 'session' })
  await claimAllSeats()
  expect(asked.map(({ path, body }) => [path, body.key, body.seats.length])).toEqual([
    ['seats', 'session', 100],
    ['seats', 'session', 20],
  ])
  expect(asked[0]!.body.seats[0]).toEqual({ table: 'T0', key: 'K0' })
})

test('who is not signed in asks for nothing', async () => {
  savedSeats.keepKey('T', { seat: 0, key: 'K' })
  await claimAllSeats()
  await claimSeats([{ table: 'T', key: 'K' }])
  await fetchTables()
  await signOut()
  expect(asked).toEqual([])
  expect(savedSeats.keys('T')).toHaveLength(1)
})

test('tables that were begun elsewhere are had here too, and those that are here stay as they are', async () => {
  session.keep(player)
  savedSeats.keepKey('own', { seat: 0, key: 'K' })
  answers.tables = {
    tables: [
      { table: 'newest', seat: 1 },
      { table: 'own', seat: 0 },
    ],
  }
  await fetchTables()
  expect(savedSeats.allKeys()).toEqual({
    own: [{ seat: 0, key: 'K' }],
    newest: [{ seat: 1, key: 'session' }],
  })
})

test('a session that is over takes along what it opened, and nothing else', async () => {
  session.keep(player)
  savedSeats.keepKey('own', { seat: 0, key: 'K' })
  savedSeats.keepKey('elsewhere', { seat: 1, key: 'session' })
  savedSeats.keepKey('both', { seat: 0, key: 'L' })
  savedSeats.keepKey('both', { seat: 1, key: 'session' })
  answers.tables = over
  await fetchTables()
  expect(session.get()).toBeNull()
  expect(savedSeats.allKeys()).toEqual({
    own: [{ seat: 0, key: 'K' }],
    both: [{ seat: 0, key: 'L' }],
  })
  session.keep(player)
  answers.seats = over
  await claimSeats([{ table: 'own', key: 'K' }])
  expect(session.get()).toBeNull()
  forgetSession()
})

test('where the server does not answer one stays signed in', async () => {
  session.keep(player)
  answers.tables = { code: 'unavailable', message: '' }
  answers.seats = answers.tables
  await fetchTables()
  await claimSeats([{ table: 'own', key: 'K' }])
  expect(session.get()).toEqual(player)
})

test('signing out ends the session at the server', async () => {
  session.keep(player)
  await signOut()
  expect(asked).toEqual([{ path: 'sessions/current', body: { key: 'session' } }])
  expect(session.get()).toBeNull()
})
