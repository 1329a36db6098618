// Brandubh in words.
import { expect, test } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import { track, type View } from '../page/position'
import { describe, ending, notation } from '../page/narration'

const before: View = {
  rules: 'basic',
  attackers: ['d2', 'f3', 'd6'],
  defenders: ['e3', 'd5'],
  king: 'd4',
  turn: 0,
  stood: 1,
  end: null,
}
const happened = (token: string, change: Partial<View>): GameEvent<View> => ({
  n: 1,
  seat: 0,
  token,
  state: { ply: 1, node: 'decision' },
  view: { ...before, ...change },
})

test('a plain move says who goes from where to where', () => {
  const event = happened('d2-a2', { attackers: ['a2', 'f3', 'd6'] })
  expect(describe(event, before)).toBe('An attacker goes from d2 to a2.')
  expect(notation(event, before)).toBe('d2–a2')
})

test('the king and a defender are named', () => {
  expect(describe(happened('d4-a4', { king: 'a4' }), before)).toBe('The king goes from d4 to a4.')
  const event = happened('d5-a5', { defenders: ['e3', 'a5'] })
  expect(describe(event, before)).toBe('A defender goes from d5 to a5.')
})

test('one capture, two and three are told', () => {
  const one = happened('d2-d3', { attackers: ['d3', 'f3', 'd6'], defenders: ['d5'] })
  expect(describe(one, before)).toBe('An attacker goes from d2 to d3 and captures the defender on e3.')
  expect(notation(one, before)).toBe('d2–d3×e3')
  const two = happened('d2-d3', { attackers: ['d3', 'f3', 'd6'], defenders: ['d5'], king: null })
  expect(describe(two, before)).toBe(
    'An attacker goes from d2 to d3 and captures the defender on e3 and the king on d4.',
  )
  const three = happened('d2-d3', { attackers: ['d3', 'f3', 'd6'], defenders: [], king: null })
  expect(describe(three, before)).toMatch(/the defender on e3, the defender on d5 and the king on d4\.$/)
})

test('a position that stands for the second time is a warning', () => {
  expect(describe(happened('d2-a2', { attackers: ['a2', 'f3', 'd6'], stood: 2 }), before)).toMatch(
    /third time is a tie\.$/,
  )
})

test('every ending has its sentence', () => {
  expect(ending(before)).toBe('')
  for (const why of [
    'king_home',
    'king_captured',
    'no_attackers',
    'no_move',
    'repetition',
    'ply_limit',
  ] as const) {
    expect(ending({ ...before, end: { winner: null, why } })).toMatch(/^[A-Z].*\.$/)
  }
})

test('a jump through the game keeps as many pieces as it can', () => {
  const first = track([], before, null)
  const later = track(first, { ...before, attackers: ['a2', 'f3', 'd6'], king: 'a4' }, null)
  expect(later.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(later.some(({ gone }) => gone)).toBe(false)
})
