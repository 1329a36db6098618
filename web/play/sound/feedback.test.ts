// Every sound is short, quiet, and moves no loudspeaker for nothing; every vibration is short, and felt only when the reader wants it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { vibrate, setVibration } from './vibration'
import { sounds, synthesize } from './synthesis'

describe.each(sounds)('%s', (sound) => {
  test.each([44100, 48000])('is heard, short and quiet, at %i samples a second', (rate) => {
    const samples = synthesize(sound, rate)
    const greatest = Math.max(...samples.map(Math.abs))
    const strength = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length)
    const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length
    expect(samples.length / rate).toBeLessThanOrEqual(0.4)
    expect(greatest).toBeGreaterThan(0.1)
    expect(greatest).toBeLessThan(0.5)
    expect(strength).toBeGreaterThan(greatest / 20)
    expect(Math.abs(mean)).toBeLessThan(greatest / 1000)
  })
  test('begins and ends without a click', () => {
    const samples = synthesize(sound, 48000)
    const greatest = Math.max(...samples.map(Math.abs))
    expect(Math.abs(samples[0]!)).toBeLessThan(greatest / 100)
    // The last two milliseconds.
    expect(Math.max(...samples.slice(-96).map(Math.abs))).toBeLessThan(greatest / 100)
  })
})

test('no two sounds are alike', () => {
  const all = sounds.map((sound) => synthesize(sound, 8000).slice(0, 400).join())
  expect(new Set(all).size).toBe(sounds.length)
})

const device = vi.fn()
let media: string[]
beforeEach(() => {
  localStorage.clear()
  device.mockClear()
  media = ['(pointer: coarse)']
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }))
  Object.assign(navigator, { vibrate: device, userActivation: { hasBeenActive: true } })
})
afterEach(() => vi.unstubAllGlobals())

test('every vibration is short, and no two are alike', () => {
  for (const touch of ['place', 'capture', 'turn'] as const) vibrate(touch)
  const patterns = device.mock.calls.map(([pattern]) => pattern as number[])
  expect(new Set(patterns.map(String)).size).toBe(3)
  for (const pattern of patterns) expect(pattern.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(100)
})

test('nothing is felt if vibration is off or reduced motion is requested, nor with a mouse, nor before a press', () => {
  setVibration(false)
  vibrate('turn')
  expect(device).not.toHaveBeenCalled()
  setVibration(true)
  expect(device).toHaveBeenCalledTimes(1)
  media = ['(pointer: coarse)', '(prefers-reduced-motion: reduce)']
  vibrate('turn')
  media = []
  vibrate('turn')
  media = ['(pointer: coarse)']
  Object.assign(navigator, { userActivation: { hasBeenActive: false } })
  vibrate('turn')
  expect(device).toHaveBeenCalledTimes(1)
})
