// What the device keeps.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from './store'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('keys are kept by table, the newest two hundred', () => {
  for (let i = 0; i < 205; ++i) store.keepKey(`t${i}`, { seat: 0, key: `k${i}` })
  expect(store.key('t0')).toBeNull()
  expect(store.key('t5')!.key).toBe('k5')
  expect(store.key('t204')!.key).toBe('k204')
})

test('what cannot be read is as if it were not there', () => {
  localStorage.setItem('nemeton.local', '{broken')
  expect(store.local()).toBeNull()
})

test('where keeping is forbidden the page goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => store.keepTheme('dark')).not.toThrow()
})
