// What the device keeps.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from './storage'
import { savedSeats } from '../../web/play/storage/saved_seats'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('keys are kept by table, of the newest two hundred', () => {
  for (let i = 0; i < 205; ++i) savedSeats.keepKey(`t${i}`, { seat: 0, key: `k${i}` })
  expect(savedSeats.keys('t0')).toEqual([])
  expect(savedSeats.keys('t5')).toEqual([{ seat: 0, key: 'k5' }])
  expect(savedSeats.keys('t204')).toEqual([{ seat: 0, key: 'k204' }])
})

test('a table has a key for each person here, each once', () => {
  savedSeats.keepKey('t', { seat: null, key: 'a' })
  savedSeats.keepKey('t', { seat: 2, key: 'b' })
  savedSeats.keepKey('t', { seat: 1, key: 'a' })
  expect(savedSeats.keys('t')).toEqual([
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
