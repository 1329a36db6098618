// What is felt, and when nothing is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { feel, switchHaptics } from './haptics'

const vibrate = vi.fn()
let media: string[]
beforeEach(() => {
  localStorage.clear()
  vibrate.mockClear()
  media = ['(pointer: coarse)']
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }))
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } })
})
afterEach(() => vi.unstubAllGlobals())

test('every touch is short, and no two are alike', () => {
  for (const touch of ['place', 'capture', 'turn'] as const) feel(touch)
  const patterns = vibrate.mock.calls.map(([pattern]) => pattern as number[])
  expect(new Set(patterns.map(String)).size).toBe(3)
  for (const pattern of patterns) expect(pattern.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(100)
})

test('nothing is felt where it is switched off, nor where little motion is asked for, nor with a mouse, nor before a press', () => {
  switchHaptics(false)
  feel('turn')
  expect(vibrate).not.toHaveBeenCalled()
  switchHaptics(true)
  expect(vibrate).toHaveBeenCalledTimes(1)
  media = ['(pointer: coarse)', '(prefers-reduced-motion: reduce)']
  feel('turn')
  media = []
  feel('turn')
  media = ['(pointer: coarse)']
  Object.assign(navigator, { userActivation: { hasBeenActive: false } })
  feel('turn')
  expect(vibrate).toHaveBeenCalledTimes(1)
})
