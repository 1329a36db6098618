import { expect, it } from 'vitest'
import { measureNames, type MeasureName, type Result, type Results, type Setting } from './results'
import { asWritten } from './told'
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

const seats = (share: number, half: number) =>
  plain(
    seatsVerdict(
      told,
      setting(result('seat_share', 'seat 1', share, half), result('advantage', 'seat 1', share - 0.5, half)),
    ),
  )

it('says first whether a seat wins too often, as far as that is known', () => {
  expect(seats(0.621, 0.004)).toBe('Seat 1 wins 62.1 % ± 0.4: too often.')
  expect(seats(0.53, 0.005)).toBe('Seat 1 wins 53.0 % ± 0.5: a little too often.')
  expect(seats(0.53, 0.015)).toBe('Seat 1 wins 53.0 % ± 1.5: nearly even.')
  expect(seats(0.505, 0.01)).toBe('The seats are even, to 1.5 % at most.')
  expect(seats(0.55, 0.1)).toBe('Seat 1 wins 55.0 % ± 10.0: more games would tell whether that is too often.')
  expect(seatsVerdict(told, setting())).toBe('')
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
        result('minutes', '', 31.8, 1),
      ),
    ).map(plain),
  ).toEqual([
    'Strong against casual wins 70.0 % ± 2.0.',
    '10.0 % of the games do not end by their own rules.',
    '5.0 % of the games are tied.',
    '62 % of what changes the chances is luck.',
    'A game takes about 32 min.',
  ])
  expect(
    furtherVerdicts(told, setting(result('ties', '', 0.001, 0.001), result('completion', '', 1, 0))),
  ).toEqual([])
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
  // What has no unit in any language.
  const bare = ['drama']
  for (const name of measureNames) {
    expect(measures[name].sentence).toMatch(/\.$/)
    expect(!measures[name].unit, name).toBe(bare.includes(name))
  }
})
