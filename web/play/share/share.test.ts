// Games to share: as links, from which every game comes back as it was, and as animated pictures.
import { expect, test } from 'vitest'
import { testEngine } from '@nemeton/tests/engine'
import { allGames, randomRecord } from '@nemeton/tests/games'
import { chooseFrames } from './animation'
import { cutRecord, fragmentOf, recordIn } from './record_link'

test('random games of every kind come back from their link as they were, and the rules read them', async () => {
  const ask = testEngine()
  expect(allGames.length).toBeGreaterThanOrEqual(9)
  for (const { id, min_seats, max_seats } of allGames) {
    for (let seed = 0; seed < 6; ++seed) {
      const seats = min_seats + (seed % (max_seats - min_seats + 1))
      const record = randomRecord({ game: id, seats, seed, most: 120 })
      const length = seed % 2 ? Math.floor(record.steps.length / 2) : record.steps.length
      const shared = cutRecord(record, length)
      const fragment = await fragmentOf(shared)
      expect(fragment).toMatch(/^#game=[\w-]+$/)
      expect(await recordIn(fragment)).toEqual({ text: JSON.stringify(shared) })
      expect(shared.steps).toEqual(record.steps.slice(0, length))
      expect(shared).not.toHaveProperty('seed')
      expect(ask({ cmd: 'load', record: shared })).toMatchObject({ ok: true })
    }
  }
})

const record = {
  nemeton: 1 as const,
  game: 'brandubh',
  seats: 2,
  options: {},
  steps: ['d2-b2', 'd3-d2', 'f4-f2'],
}

test('a link that is cut off anywhere is seen to be', async () => {
  const fragment = await fragmentOf(record)
  for (let length = '#game='.length; length < fragment.length; ++length)
    expect(await recordIn(fragment.slice(0, length)), fragment.slice(0, length)).toBe('cut')
})

test('what is no link of ours, or mistyped, is told apart', async () => {
  for (const fragment of ['', '#', '#key=abc', '#seat=1']) expect(await recordIn(fragment)).toBeNull()
  for (const fragment of ['#game=', '#game=!', '#game=%', '#game=AAAA', '#game=äöü'])
    expect(await recordIn(fragment)).toBe('cut')
})

test('a link that says far more than a record can be is not unpacked', async () => {
  const fragment = await fragmentOf({ ...record, steps: Array.from({ length: 400_000 }, () => 'd2-b2') })
  expect(fragment.length).toBeLessThan(50_000)
  expect(await recordIn(fragment)).toBe('cut')
})

test('an animated picture has every event of a short game, and of a long one the first, the last and some between', () => {
  expect(chooseFrames(4, 5)).toEqual([0, 1, 2, 3])
  expect(chooseFrames(9, 5)).toEqual([0, 2, 4, 6, 8])
  for (const count of [5, 6, 100, 1001]) {
    const frames = chooseFrames(count, 5)
    expect([frames[0], frames.at(-1), new Set(frames).size]).toEqual([0, count - 1, 5])
  }
})
