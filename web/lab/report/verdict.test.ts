import { expect, it } from 'vitest'
import { measureNames, type MeasureName, type Result, type Results, type Setting } from './study_results'
import { asWritten } from './report_context'
import { comparisonVerdict, furtherVerdicts, seatsVerdict } from './verdict'
import cy from './words/cy'
import de from './words/de'
import en from './words/en'
import ga from './words/ga'

/** With spaces that may break a line, as they are easier to read here. */
const plain = (said: string) => said.replaceAll('\u00a0', ' ')

const told = asWritten(en)

const result = (measure: MeasureName, of: string, value: number, half: number): Result => ({
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

const seats = (share: number, half: number, p: number) =>
  plain(
    seatsVerdict(
      told,
      setting(
        result('seat_share', 'seat 0', 1 - share, half),
        result('seat_share', 'seat 1', share, half),
        result('advantage', 'seat 1', share - 0.5, half),
        result('symmetry', '', p, 0),
      ),
    ),
  )

it('says first how much too often a seat wins, if that is sure', () => {
  expect(seats(0.621, 0.004, 1e-9)).toBe('Seat 1 wins 62.1 % ± 0.4 instead of 50.0 %: too often (p < 0.001).')
  expect(seats(0.53, 0.005, 1e-9)).toBe(
    'Seat 1 wins 53.0 % ± 0.5 instead of 50.0 %: a little too often (p < 0.001).',
  )
  expect(seats(0.53, 0.015, 0.002)).toBe(
    'Seat 1 wins 53.0 % ± 1.5 instead of 50.0 %: a small but real difference (p = 0.002).',
  )
  expect(seats(0.56, 0.05, 0.03)).toBe(
    'Seat 1 wins 56.0 % ± 5.0 instead of 50.0 %: too often, but only more games can tell by how much (p = 0.030).',
  )
})

it('says how far the seats are even, if no difference is sure', () => {
  expect(seats(0.505, 0.01, 0.2)).toBe('The seats are even, to 1.5 % at most.')
  expect(seats(0.52, 0.025, 0.1)).toBe('Seat 1 wins 52.0 % ± 2.5: nearly even, with no clear difference.')
  expect(seats(0.55, 0.1, 0.3)).toBe(
    'Seat 1 wins 55.0 % ± 10.0: more games would tell whether that is too often.',
  )
  expect(seatsVerdict(told, setting())).toBe('')
})

// Sigily for four: the luckiest seat has 3.3 points too many, and the unluckiest 3.2 too few.
it('tests all seats together, and names the luckiest and the unluckiest', () => {
  const shares = [0.283, 0.255, 0.244, 0.218]
  const four = setting(
    ...shares.map((share, i) => result('seat_share', `seat ${i}`, share, 0.014)),
    result('advantage', 'seat 0', 0.033, 0.016),
    result('symmetry', '', 2e-7, 0),
  )
  expect(plain(seatsVerdict(told, four))).toBe(
    'Seat 0 wins 28.3 % ± 1.4 instead of 25.0 %: a small but real difference (p < 0.001). Seat 3 wins least often, 21.8 % ± 1.4.',
  )
})

it('says what else stands out, and nothing of what does not', () => {
  expect(
    furtherVerdicts(
      told,
      setting(
        result('first_share', 'strong against casual', 0.7, 0.02),
        result('completion', '', 0.9, 0.01),
        result('ties', '', 0.05, 0.01),
        result('luck', '', 0.62, 0.05),
        result('calibration', '', 0.93, 0.05),
        result('minutes', '', 31.8, 1),
      ),
    ).map(plain),
  ).toEqual([
    'Strong against casual wins 70.0 % ± 2.0.',
    '10.0 % of the games do not end by their own rules.',
    '5.0 % of the games are tied.',
    'Luck decides 62 % of a game, by the bots’ estimates (calibration 93 %).',
    'A game takes about 32 min, but these players hold out until the move limit. People are likely to take less time.',
  ])
  expect(
    furtherVerdicts(
      told,
      setting(
        result('ties', '', 0.001, 0.001),
        result('completion', '', 1, 0),
        result('minutes', '', 31.8, 1),
      ),
    ),
  ).toEqual(['A game takes about 32 min.'])
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
    of: 'plies' as const,
    difference: 12.34,
    low: 10,
    high: 14,
    p: 1e-9,
    p_of_all: 1e-8,
  }
  expect(comparisonVerdict(told, results, comparison)).toBe(
    'Length in plies of other: +12.3 against one (p < 0.001).',
  )
  expect(
    comparisonVerdict(told, results, { ...comparison, of: 'share0', difference: -0.05, p_of_all: 0.03 }),
  ).toBe('The share of seat 0 of other: -5.0 points against one (p = 0.030).')
  expect(comparisonVerdict(told, results, { ...comparison, p_of_all: 0.2 })).toBe(
    'Length in plies of other and one: no difference shown.',
  )
  expect(comparisonVerdict(told, results, { ...comparison, difference: null })).toContain(
    'no difference shown',
  )
})

it('speaks the other languages too, with their numbers', () => {
  const skilled = setting(result('first_share', 'strong against casual', 0.7, 0.02))
  expect(furtherVerdicts(asWritten(de), skilled).map(plain)).toEqual([
    'Strong against casual: 70,0 % ± 2,0 der Siege.',
  ])
})

it.each([de, ga, cy])('has a sentence for every measure in $language', ({ measures }) => {
  for (const name of measureNames) {
    expect(measures[name].sentence).toMatch(/\.$/)
    expect(measures[name].unit, name).toBeTruthy()
  }
})
