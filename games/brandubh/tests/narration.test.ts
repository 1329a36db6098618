// Narration and sound.
import { expect, test } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { track, type BrandubhEvent } from '../page/position'
import { describe, ending, notation } from '../page/narration'
import type { Effect, PieceKind, View } from '../page/schema'
import { sound } from '../page/sound'

const persons = personsAt('brandubh')

const before: View = {
  rules: 'basic',
  attackers: ['d2', 'f3', 'd6'],
  defenders: ['e3', 'd5'],
  king: 'd4',
  turn: 0,
  stood: 1,
  end: null,
}
const happened = (...effects: Effect[]): BrandubhEvent => ({
  ...{ n: 1, seat: 0, token: '', state: { ply: 1, node: 'decision' } },
  view: before,
  effects,
})
const moved = (piece: PieceKind, from: string, to: string): Effect => ({ kind: 'moved', piece, from, to })
const captured = (piece: PieceKind, at: string): Effect => ({ kind: 'captured', piece, at })
const [move, man, king] = [moved('attacker', 'd2', 'd3'), captured('defender', 'e3'), captured('king', 'd4')]

test.each<[string, Effect[]]>([
  ['An attacker goes from d2 to a2.', [moved('attacker', 'd2', 'a2')]],
  ['The king goes from d4 to a4.', [moved('king', 'd4', 'a4')]],
  ['A defender goes from d5 to a5.', [moved('defender', 'd5', 'a5')]],
  ['An attacker goes from d2 to d3 and captures the defender on e3.', [move, man]],
  ['An attacker goes from d2 to d3 and captures the defender on e3 and the king on d4.', [move, man, king]],
  [
    'An attacker goes from d2 to d3 and captures the defender on e3, the defender on d5 and the king on d4.',
    [move, man, captured('defender', 'd5'), king],
  ],
  ['An attacker goes from d2 to d3.', [move, { kind: 'repeated', times: 3 }]],
])('%s', (sentence, effects) => expect(describe(happened(...effects), before, persons)).toBe(sentence))

test('the list of moves has it in short, and a second time is a warning', () => {
  expect(notation(happened(move, man))).toBe('d2–d3×e3')
  const again = describe(happened(move, { kind: 'repeated', times: 2 }), before, persons)
  expect(again).toMatch(/third time is a tie\.$/)
})

test('every ending has its sentence', () => {
  expect(ending(before)).toBe('')
  const all = ['king_home', 'king_captured', 'no_attackers', 'no_move', 'repetition', 'ply_limit'] as const
  for (const why of all) {
    expect(ending({ ...before, end: { winner: null, why } })).toMatch(/^[A-Z].*\.$/)
  }
})

test('a jump through the game keeps as many pieces as it can', () => {
  const first = track([], before, [])
  const later = track(first, { ...before, attackers: ['a2', 'f3', 'd6'], king: 'a4' }, [])
  expect(later.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(later.some(({ gone }) => gone)).toBe(false)
})

test('a move sounds like wood, and a capture like a knock', () => {
  expect([sound(happened(move)), sound(happened(move, man))]).toEqual(['wood', 'knock'])
})
