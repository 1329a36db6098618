import { expect, it } from 'vitest'
import type { Result, Results, Setting } from './results'
import { comparisonVerdict, furtherVerdicts, seatsVerdict } from './verdict'

const result = (measure: string, of: string, value: number, half: number): Result => ({
  measure,
  of,
  value,
  low: value - half,
  high: value + half,
})

const setting = (...results: Result[]): Setting => ({
  label: 'brandubh, 2 seats, random',
  game: 'brandubh',
  seats: 2,
  players: 'random',
  options: {},
  games: 1000,
  results,
  lengths: [],
})

const seats = (share: number, half: number) =>
  seatsVerdict(
    setting(result('seat_share', 'seat 1', share, half), result('advantage', 'seat 1', share - 0.5, half)),
  )

it('says first whether a seat wins too often, as far as that is known', () => {
  expect(seats(0.621, 0.004)).toBe('Seat 1 wins 62.1 % ± 0.4: too often.')
  expect(seats(0.53, 0.005)).toBe('Seat 1 wins 53.0 % ± 0.5: a little too often.')
  expect(seats(0.53, 0.015)).toBe('Seat 1 wins 53.0 % ± 1.5: nearly even.')
  expect(seats(0.505, 0.01)).toBe('The seats are even, to 1.5 % at most.')
  expect(seats(0.55, 0.1)).toBe('Seat 1 wins 55.0 % ± 10.0: more games would tell whether that is too often.')
  expect(seatsVerdict(setting())).toBe('')
})

it('says what else stands out, and nothing of what does not', () => {
  expect(
    furtherVerdicts(
      setting(
        result('first_share', 'strong against casual', 0.7, 0.02),
        result('completion', '', 0.9, 0.01),
        result('ties', '', 0.05, 0.01),
        result('luck', '', 0.62, 0.05),
        result('minutes', '', 31.8, 1),
      ),
    ),
  ).toEqual([
    'Strong against casual wins 70.0 % ± 2.0.',
    '10.0 % of the games do not end by their own rules.',
    '5.0 % of the games are tied.',
    '62 % of what changes the chances is luck.',
    'A game takes about 32 min.',
  ])
  expect(furtherVerdicts(setting(result('ties', '', 0.001, 0.001), result('completion', '', 1, 0)))).toEqual(
    [],
  )
})

it('calls a difference real only where chance alone would hardly bring it, however many were asked', () => {
  const results = {
    settings: [
      { ...setting(), label: 'one' },
      { ...setting(), label: 'other' },
    ],
  } as Results
  const comparison = {
    first: 0,
    second: 1,
    of: 'plies',
    difference: 12.34,
    low: 10,
    high: 14,
    p: 1e-9,
    p_of_all: 1e-8,
  }
  expect(comparisonVerdict(results, comparison)).toBe(
    'Length in plies of other: +12.3 against one (p < 0.001).',
  )
  expect(comparisonVerdict(results, { ...comparison, of: 'share0', difference: -0.05, p_of_all: 0.03 })).toBe(
    'The share of seat 0 of other: -5.0 points against one (p = 0.030).',
  )
  expect(comparisonVerdict(results, { ...comparison, p_of_all: 0.2 })).toBe(
    'Length in plies of other and one: no difference shown.',
  )
  expect(comparisonVerdict(results, { ...comparison, difference: null })).toContain('no difference shown')
})
