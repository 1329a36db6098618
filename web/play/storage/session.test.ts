// The player who is signed in on this device: which seats come along, and what is left when the session is over.
import { beforeEach, expect, test, vi } from 'vitest'
import { readRequest, respond } from '@nemeton/tests/server'
import { keptTables } from './saved_seats'
import { bringTables, session, signedOut, signOut, takeAlong, takeAllAlong } from './session'

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
  for (let i = 0; i < 120; ++i) keptTables.keepKey(`T${i}`, { seat: 0, key: `K${i}` })
  keptTables.keepKey('elsewhere', { seat: 1, key: 'session' })
  await takeAllAlong()
  expect(asked.map(({ path, body }) => [path, body.key, body.seats.length])).toEqual([
    ['seats', 'session', 100],
    ['seats', 'session', 20],
  ])
  expect(asked[0]!.body.seats[0]).toEqual({ table: 'T0', key: 'K0' })
})

test('who is not signed in asks for nothing', async () => {
  keptTables.keepKey('T', { seat: 0, key: 'K' })
  await takeAllAlong()
  await takeAlong([{ table: 'T', key: 'K' }])
  await bringTables()
  await signOut()
  expect(asked).toEqual([])
  expect(keptTables.keys('T')).toHaveLength(1)
})

test('tables that were begun elsewhere are had here too, and those that are here stay as they are', async () => {
  session.keep(player)
  keptTables.keepKey('own', { seat: 0, key: 'K' })
  answers.tables = {
    tables: [
      { table: 'newest', seat: 1 },
      { table: 'own', seat: 0 },
    ],
  }
  await bringTables()
  expect(keptTables.allKeys()).toEqual({
    own: [{ seat: 0, key: 'K' }],
    newest: [{ seat: 1, key: 'session' }],
  })
})

test('a session that is over takes along what it opened, and nothing else', async () => {
  session.keep(player)
  keptTables.keepKey('own', { seat: 0, key: 'K' })
  keptTables.keepKey('elsewhere', { seat: 1, key: 'session' })
  keptTables.keepKey('both', { seat: 0, key: 'L' })
  keptTables.keepKey('both', { seat: 1, key: 'session' })
  answers.tables = over
  await bringTables()
  expect(session.get()).toBeNull()
  expect(keptTables.allKeys()).toEqual({
    own: [{ seat: 0, key: 'K' }],
    both: [{ seat: 0, key: 'L' }],
  })
  session.keep(player)
  answers.seats = over
  await takeAlong([{ table: 'own', key: 'K' }])
  expect(session.get()).toBeNull()
  signedOut()
})

test('where the server does not answer one stays signed in', async () => {
  session.keep(player)
  answers.tables = { code: 'unavailable', message: '' }
  answers.seats = answers.tables
  await bringTables()
  await takeAlong([{ table: 'own', key: 'K' }])
  expect(session.get()).toEqual(player)
})

test('signing out ends the session at the server', async () => {
  session.keep(player)
  await signOut()
  expect(asked).toEqual([{ path: 'sessions/current', body: { key: 'session' } }])
  expect(session.get()).toBeNull()
})
