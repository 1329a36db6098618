// A small study: the page's own rules core plays random games in a worker, however they are cut up, and the intervals are Wilson's.
import { expect, test, vi } from 'vitest'
import { testRules } from '@nemeton/tests/engine'
import { runStudy } from './study_client'
import { asWritten } from '../report/report_context'
import { seatsVerdict } from '../report/verdict'
import en from '../report/words/en'
import { playStudy, type StudyNews } from './play_study'
import { add, chiSquared, even, settingOf, wilson, type Sums } from './study_sums'

const study = { game: 'brandubh', seats: 2, options: {}, seed: 7, count: 60 }

/** All that was told of a study. */
function told(asked = study, core: Parameters<typeof playStudy>[0] = testRules('brandubh')): StudyNews[] {
  const all: StudyNews[] = []
  playStudy(core, asked, (each) => all.push(each))
  return all
}

const sumsOf = (all: StudyNews[]): Sums => all.map((each) => (each as { sums: Sums }).sums).reduce(add)

test('the games of a study are the same however they are cut up', () => {
  const parts = sumsOf(told())
  const whole = testRules('brandubh').live({ ...study, first: 0, count: 60 }) as Sums
  expect(parts).toEqual({
    games: whole.games,
    sides: whole.sides,
    wins: whole.wins,
    ties: whole.ties,
    cut_off: whole.cut_off,
    plies: whole.plies,
    lengths: whole.lengths,
  })
  expect(parts.games).toBe(60)
  expect(parts.wins[0]! + parts.wins[1]! + parts.ties).toBe(60)
  expect(sumsOf(told({ ...study, seed: 8 }))).not.toEqual(parts)
})

test('so many games are played at once that it is told of them ten times a second', () => {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  const asked: number[] = []
  // A game takes twenty milliseconds.
  const live = (order: object) => {
    const { count } = order as { count: number }
    asked.push(count)
    time += 20 * count
    return {
      ok: true,
      games: count,
      sides: [0, 1],
      wins: [count, 0],
      ties: 0,
      cut_off: 0,
      plies: 0,
      lengths: [],
    }
  }
  told({ ...study, count: 40 }, { live })
  vi.restoreAllMocks()
  expect(asked).toEqual([1, 2, 4, 8, 8, 8, 8, 1])
})

test('what cannot be played is told, and nothing is played', () => {
  expect(told({ ...study, options: { rules: 'other' } })).toEqual([
    { problem: expect.stringMatching(/^option rules is "other", expected/) },
  ])
})

test('intervals are those of Wilson', () => {
  const close = (part: number, all: number, low: number, high: number) => {
    const found = wilson('', part, all)
    expect(found.low).toBeCloseTo(low, 4)
    expect(found.high).toBeCloseTo(high, 4)
  }
  close(0, 10, 0, 0.2775)
  close(10, 10, 0.7225, 1)
  close(5, 10, 0.2366, 0.7634)
})

// Of the tables: what a χ² exceeds in five of a hundred.
test.each([
  [1, 3.8415],
  [2, 5.9915],
  [3, 7.8147],
  [4, 9.4877],
  [5, 11.0705],
])('χ² of %s degrees of freedom is that of the tables', (degrees, square) => {
  expect(chiSquared(square, degrees)).toBeCloseTo(0.05, 5)
  expect(chiSquared(0, degrees)).toBe(1)
})

test('partners are one side, ties nobody’s, and the verdict is of the seat that wins most', () => {
  const sums: Sums = {
    games: 1000,
    sides: [0, 1, 0, 1],
    wins: [600, 200, 600, 200],
    ties: 200,
    cut_off: 0,
    plies: 9000,
    lengths: [[9, 1000]],
  }
  expect(even(sums)).toBe(0.4)
  expect(seatsVerdict(asWritten(en), settingOf('tug', sums))).toBe(
    'Seat 0 wins 60.0\u00a0%\u00a0±\u00a03.0 instead of 40.0\u00a0%: too often (p < 0.001). Seat 1 wins least often, 20.0\u00a0%\u00a0±\u00a02.5.',
  )
})

test('a study has a worker of its own, which ends with it', () => {
  const worker = {
    postMessage: vi.fn(),
    terminate: vi.fn(),
    onmessage: null as ((event: MessageEvent) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
  }
  const heard: (StudyNews | null)[] = []
  const end = runStudy(
    study,
    (told) => heard.push(told),
    () => worker,
  )
  expect(worker.postMessage).toHaveBeenCalledWith(study)
  worker.onmessage!({ data: { problem: 'no' } } as MessageEvent)
  worker.onmessage!({ data: { broken: true } } as MessageEvent)
  worker.onerror!({} as ErrorEvent)
  expect(heard).toEqual([{ problem: 'no' }, null, null])
  expect(worker.terminate).not.toHaveBeenCalled()
  end()
  expect(worker.terminate).toHaveBeenCalled()
})
