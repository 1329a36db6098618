// What every sound is held to: short, quiet, and nothing that only moves the loudspeaker.
import { describe, expect, test } from 'vitest'
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
