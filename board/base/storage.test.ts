// What the device keeps.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from './storage'
import { keptTables } from '../../web/play/storage/saved_seats'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('keys are kept by table, of the newest two hundred', () => {
  for (let i = 0; i < 205; ++i) keptTables.keepKey(`t${i}`, { seat: 0, key: `k${i}` })
  expect(keptTables.keys('t0')).toEqual([])
  expect(keptTables.keys('t5')).toEqual([{ seat: 0, key: 'k5' }])
  expect(keptTables.keys('t204')).toEqual([{ seat: 0, key: 'k204' }])
})

test('a table has a key for each person here, each once', () => {
  keptTables.keepKey('t', { seat: null, key: 'a' })
  keptTables.keepKey('t', { seat: 2, key: 'b' })
  keptTables.keepKey('t', { seat: 1, key: 'a' })
  expect(keptTables.keys('t')).toEqual([
    { seat: 2, key: 'b' },
    { seat: 1, key: 'a' },
  ])
})

test('the lessons that were done are kept by game, each once', () => {
  store.keepLearnt('brandubh', 'home')
  store.keepLearnt('danube', 'swap')
  store.keepLearnt('brandubh', 'fork')
  store.keepLearnt('brandubh', 'home')
  expect(store.learnt('brandubh')).toEqual(['home', 'fork'])
  expect(store.learnt('tug')).toEqual([])
})

test('what cannot be read is as if it were not there', () => {
  localStorage.setItem('nemeton.theme', '{broken')
  expect(store.theme()).toBeNull()
})

test('where keeping is forbidden the page goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => store.keepTheme('dark')).not.toThrow()
})
