// The curve of chances: which signs it has.
import { expect, test } from 'vitest'
import { apart } from './curve'
import type { Verdict } from './loss'

const sign = (n: number, verdict: Verdict) => ({ n, side: 0, verdict })
const flat = (length: number) => Array.from({ length: length + 1 }, () => [0.5, 0.5])

test('in a long game the weightiest of the signs that would lie on one another is left', () => {
  const many = Array.from({ length: 400 }, (_, n) => sign(n, n % 40 === 7 ? 'blunder' : 'mistake'))
  const kept = apart(many, flat(400), 400)
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.length).toBeLessThanOrEqual(13)
  expect(kept.filter(({ verdict }) => verdict === 'blunder').length).toBeGreaterThan(5)
  const places = kept.map(({ n }) => n).sort((a, b) => a - b)
  places.slice(1).forEach((n, i) => expect(n - places[i]!).toBeGreaterThanOrEqual(32))
})

test('signs with room between them, or at other heights, all stay', () => {
  const few = [sign(1, 'mistake'), sign(2, 'strong'), sign(20, 'blunder')]
  const curve = [...flat(1), [0.9, 0.1], ...flat(20)]
  expect(apart(few, curve, 20)).toHaveLength(3)
})
