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
  n: 1,
  seat: 0,
  token: '',
  state: { ply: 1, node: 'decision' },
  view: before,
  effects,
})
const moved = (piece: PieceKind, from: string, to: string): Effect => ({ kind: 'moved', piece, from, to })
const captured = (piece: PieceKind, at: string): Effect => ({ kind: 'captured', piece, at })
const passed: Effect = { kind: 'turn_passed', seat: 1 }

test('a plain move says who goes from where to where', () => {
  const event = happened(moved('attacker', 'd2', 'a2'), passed)
  expect(describe(event, before, persons)).toBe('An attacker goes from d2 to a2.')
  expect(notation(event)).toBe('d2–a2')
})

test('the king and a defender are named', () => {
  expect(describe(happened(moved('king', 'd4', 'a4'), passed), before, persons)).toBe(
    'The king goes from d4 to a4.',
  )
  expect(describe(happened(moved('defender', 'd5', 'a5'), passed), before, persons)).toBe(
    'A defender goes from d5 to a5.',
  )
})

test('one capture, two and three are told', () => {
  const move = moved('attacker', 'd2', 'd3')
  const one = happened(move, captured('defender', 'e3'), passed)
  expect(describe(one, before, persons)).toBe(
    'An attacker goes from d2 to d3 and captures the defender on e3.',
  )
  expect(notation(one)).toBe('d2–d3×e3')
  const two = happened(move, captured('defender', 'e3'), captured('king', 'd4'), passed)
  expect(describe(two, before, persons)).toBe(
    'An attacker goes from d2 to d3 and captures the defender on e3 and the king on d4.',
  )
  const three = happened(move, captured('defender', 'e3'), captured('defender', 'd5'), captured('king', 'd4'))
  expect(describe(three, before, persons)).toMatch(
    /the defender on e3, the defender on d5 and the king on d4\.$/,
  )
})

test('a position that stands for the second time is a warning', () => {
  const again = (times: number) =>
    describe(happened(moved('attacker', 'd2', 'a2'), { kind: 'repeated', times }), before, persons)
  expect(again(2)).toMatch(/third time is a tie\.$/)
  expect(again(3)).toBe('An attacker goes from d2 to a2.')
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
  const first = track([], before, [])
  const later = track(first, { ...before, attackers: ['a2', 'f3', 'd6'], king: 'a4' }, [])
  expect(later.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(later.some(({ gone }) => gone)).toBe(false)
})

test('a move sounds like wood, and a capture like a knock', () => {
  const move = moved('attacker', 'd2', 'b2')
  expect(sound(happened(move))).toBe('wood')
  expect(sound(happened(move, captured('defender', 'b3')))).toBe('knock')
})
