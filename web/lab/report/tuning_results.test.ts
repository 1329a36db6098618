// What is said of a tuning: of which settings meet what was aimed at, and of the front.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  bestKnown,
  frontOf,
  meetsAll,
  verdict,
  wanted,
  type Aim,
  type FoundSetting,
  type Trial,
  type TuningResults,
} from './tuning_results'

const aim: Aim = {
  label: 'length',
  measure: 'length',
  at_least: null,
  at_most: 20,
  unit: 'plies',
  sentence: '',
}

const found = (distance: number): FoundSetting => ({
  value: 20 + distance,
  low: 19,
  high: 21 + distance,
  distance,
})

const trial = (number: number, distances: number[], more: Partial<Trial> = {}): Trial => ({
  number,
  standard: false,
  front: true,
  games: 10,
  options: {},
  found: distances.map(found),
  confirmed: null,
  ...more,
})

const tuned = (trials: Trial[], aims = 2, size = trials.length): TuningResults => ({
  program: '1',
  title: 'Test',
  question: '',
  seed: 1,
  tuning: '',
  optuna: '5',
  games: 10,
  confirm: 0,
  size,
  options: [],
  aims: Array.from({ length: aims }, (_, i) => ({ ...aim, label: `aim ${i}` })),
  trials,
})

describe('the verdict of a tuning', () => {
  it('says how many settings meet all aims', () => {
    expect(verdict(tuned([trial(1, [0, 0]), trial(2, [0, 0]), trial(3, [1, 0], { front: false })]))).toBe(
      '2 of all 3 settings meet all aims.',
    )
    expect(verdict(tuned([trial(1, [0])], 1, 9))).toBe('1 of 1 settings tried of 9 meets the aim.')
  })

  it('says what can be had where none does', () => {
    expect(verdict(tuned([trial(1, [0, 2]), trial(2, [1, 1])], 2, 5))).toBe(
      'None of 2 settings tried of 5 meets all aims. 2 are on the front of what can be had: to come nearer to one aim costs another.',
    )
    expect(verdict(tuned([trial(1, [1]), trial(2, [2], { front: false })], 1))).toBe(
      'None of all 2 settings meets the aim. One is nearest to it.',
    )
  })
})

describe('the front', () => {
  it('begins with those that miss the fewest aims', () => {
    const trials = [trial(1, [1, 1]), trial(2, [0, 3]), trial(3, [0, 0], { front: false }), trial(4, [2, 0])]
    expect(frontOf(tuned(trials)).map(({ number }) => number)).toEqual([2, 4, 1])
  })

  it('goes by the games that confirm it', () => {
    const lucky = trial(1, [0, 0], { confirmed: [found(0), found(4)] })
    expect(bestKnown(lucky)[1]?.distance).toBe(4)
    expect(meetsAll(lucky)).toBe(false)
    expect(meetsAll({ ...lucky, found: [null, null], confirmed: null })).toBe(false)
  })
})

it('says what is wanted', () => {
  expect(wanted(aim)).toBe('at most 20')
  expect(wanted({ ...aim, at_least: 3 })).toBe('3 to 20')
  expect(wanted({ ...aim, at_least: 0.3, at_most: null })).toBe('at least 0.3')
})

it('reads what the laboratory has written', () => {
  const read = JSON.parse(readFileSync(resolve('lab/tunings/sigily.json'), 'utf8')) as TuningResults
  expect(Object.keys(read).sort()).toEqual(Object.keys(tuned([])).sort())
  expect(Object.keys(read.aims[0]!).sort()).toEqual(Object.keys(aim).sort())
  expect(Object.keys(read.trials[0]!).sort()).toEqual(Object.keys(trial(1, [])).sort())
  expect(Object.keys(read.trials[0]!.found[0]!).sort()).toEqual(Object.keys(found(0)).sort())
  for (const each of frontOf(read)) {
    expect(each.found).toHaveLength(read.aims.length)
    bestKnown(each).forEach((known, i) => {
      const { at_least, at_most } = read.aims[i]!
      const { value, distance } = known!
      expect(distance).toBeCloseTo(Math.max((at_least ?? value) - value, value - (at_most ?? value), 0))
    })
  }
})
