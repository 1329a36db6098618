// A review: luck and skill, when the game turned, the signs on the curve of chances, and its sentences.
import { expect, test } from 'vitest'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import { personsOf } from '@nemeton/board/person'
import { apart } from './chance_curve'
import { leaderOf, longestLead, turningPoint } from './highlights'
import { storyEventText, luckText, skillText, type StoryText } from './event_text'
import type { Verdict, Candidate } from './loss'
import type { Choice, JudgedEvent } from './analysis_queries'
import { changeBy, isGivenUp, tellStory, type Account, type Story } from './story'

const candidate = (win_probabilities: number[], standard_error = 0): Candidate => ({
  action: 'a',
  win_probabilities,
  standard_error,
  depth: 0,
})
const made = (taken: number[], best: number[], error = 0): Choice => ({
  taken: candidate(taken, error),
  best: { ...candidate(best), action: 'b' },
  next: null,
  samples: 0,
})
const alone = [[0], [1]]

test('a choice counts by its loss, and a throw as luck', () => {
  const story = tellStory(
    [
      { winProbabilities: null, choice: null },
      { winProbabilities: [0.6, 0.4], choice: null },
      { winProbabilities: null, choice: made([0.5, 0.5], [0.6, 0.4]) },
      { winProbabilities: [0.75, 0.25], choice: null },
      { winProbabilities: [1, 0], choice: made([0.75, 0.25], [0.7, 0.3]) },
    ],
    [null, null, 0, null, 1],
    alone,
  )
  const [first, second] = story.accounts
  expect(first!.start).toBe(0.5)
  expect(first!.own).toBeCloseTo(-0.1)
  expect(first!.others).toBeCloseTo(0.05)
  expect(first!.luck).toBeCloseTo(0.1 + 0.25 + 0.2)
  expect(first!.result).toBe(1)
  expect(second!.own).toBeCloseTo(-0.05)
  expect(story.curve.map(([chance]) => chance)).toEqual([0.5, 0.6, 0.5, 0.75, 1])
  expect(story.verdicts).toEqual([null, null, 'inaccuracy', null, null])
  expect(story.strokes[0]).toMatchObject({ n: 3, side: 0 })
})

test('choices that were skipped count like those of the same side that were judged, and not as luck', () => {
  const lost = (from: number): JudgedEvent => ({
    winProbabilities: [from - 0.1, 1.1 - from],
    choice: made([from - 0.1, 1.1 - from], [from, 1 - from]),
  })
  const skipped: JudgedEvent = { winProbabilities: null, choice: null, skipped: true }
  const start: JudgedEvent = { winProbabilities: [0.9, 0.1], choice: null }
  const story = tellStory(
    [start, lost(0.9), skipped, lost(0.7), skipped, { winProbabilities: [0.55, 0.45], choice: null }],
    [null, 0, 0, 0, 0, null],
    alone,
  )
  expect(story.accounts[0]!.own).toBeCloseTo(-0.4)
  expect(story.accounts[0]!.luck).toBeCloseTo(0.05)
  expect(story.accounts[0]!.error).toBeCloseTo(0)
  expect(story.accounts[1]!.others).toBeCloseTo(0.4)
})

test('luck is as uncertain as choices that were judged differ, where others were skipped', () => {
  const judged = (loss: number): JudgedEvent => ({
    winProbabilities: null,
    choice: made([0.5 - loss, 0.5 + loss], [0.5, 0.5]),
  })
  const skipped: JudgedEvent = { winProbabilities: null, choice: null, skipped: true }
  const start: JudgedEvent = { winProbabilities: [0.5, 0.5], choice: null }
  const errorOf = (...events: JudgedEvent[]) =>
    tellStory([start, ...events], [null, ...events.map(() => 0)], alone).accounts[0]!.error
  expect(errorOf(judged(0.1), judged(0.3))).toBe(0)
  // Two of four: 4 × 2 × the variance 0.02 / 2.
  expect(errorOf(judged(0.1), skipped, judged(0.3), skipped)).toBeCloseTo(Math.sqrt(0.08))
  expect(errorOf(judged(0.1), skipped)).toBe(Infinity)
})

test('start, luck and choices add up to the result, whatever was judged', () => {
  let word = 1
  const random = () => (word = (word * 48271) % 2147483647) / 2147483647
  const chances = (seats: number) => {
    const weights = Array.from({ length: seats }, random)
    const sum = weights.reduce((a, b) => a + b)
    return weights.map((weight) => weight / sum)
  }
  for (let game = 0; game < 200; ++game) {
    const seats = 2 + (game % 4)
    const sides =
      seats === 4
        ? [
            [0, 2],
            [1, 3],
          ]
        : Array.from({ length: seats }, (_, seat) => [seat])
    const actors: (number | null)[] = [null]
    const judged: JudgedEvent[] = [{ winProbabilities: game % 3 ? null : chances(seats), choice: null }]
    for (let n = 1; n < 60; ++n) {
      const seat = random() < 0.4 ? null : Math.floor(random() * seats)
      actors.push(seat)
      const options = [chances(seats), chances(seats)].sort((a, b) => b[seat ?? 0]! - a[seat ?? 0]!)
      judged.push({
        winProbabilities: random() < 0.3 ? null : chances(seats),
        choice: seat === null ? null : made(options[1]!, options[0]!, random() / 10),
      })
    }
    for (const so of [1, 20, 60]) {
      const { accounts, curve } = tellStory(judged.slice(0, so), actors, sides)
      accounts.forEach(({ start, luck, own, others, result }, side) => {
        expect(start + luck + own + others).toBeCloseTo(result, 9)
        expect(result).toBe(curve.at(-1)![side])
        if (seats !== 4) expect(own).toBeLessThanOrEqual(1e-12)
      })
      const total = (part: 'luck' | 'result') => accounts.reduce((sum, account) => sum + account[part], 0)
      expect(total('luck')).toBeCloseTo(0, 9)
      expect(total('result')).toBeCloseTo(1, 9)
    }
  }
})

test('a difference that noise explains is no mistake', () => {
  expect(changeBy(made([0.5, 0.5], [0.53, 0.47], 0.02), 0)).toEqual([0, 0])
  expect(changeBy(made([0.5, 0.5], [0.55, 0.45], 0.02), 0)[0]).toBeCloseTo(-0.05)
  expect(changeBy(made([0.5, 0.5], [0.504, 0.496]), 0)).toEqual([0, 0])
})

test('without chance, what the next look finds lost was lost by the choice', () => {
  const judged: JudgedEvent[] = [
    { winProbabilities: [0.6, 0.4], choice: null },
    { winProbabilities: [0.3, 0.7], choice: made([0.55, 0.45], [0.6, 0.4]) },
    { winProbabilities: [0.2, 0.8], choice: made([0.3, 0.7], [0.3, 0.7]) },
  ]
  const [first] = tellStory(judged, [null, 0, 1], alone, false).accounts
  expect(first!.own).toBeCloseTo(-0.3)
  expect(first!.others).toBe(0)
  expect(first!.luck).toBeCloseTo(-0.1)
})

test('giving up is a choice that leaves the win to the others', () => {
  const judged: JudgedEvent[] = [{ winProbabilities: [0.4, 0.3, 0.3], choice: null }]
  const resigned = {
    n: 1,
    seat: 0,
    token: null,
    resigned: true,
    state: { ply: 0, node: 'terminal' as const, returns: [-1, 0.5, 0.5] },
    view: null,
    effects: [],
  }
  const { accounts, verdicts } = tellStory(
    [...judged, isGivenUp(judged, resigned)],
    [null, 0],
    [[0], [1], [2]],
  )
  expect(accounts.map(({ result }) => result)).toEqual([0, 0.5, 0.5])
  expect(accounts[0]!.own).toBeCloseTo(-0.4)
  expect(verdicts[1]).toBeNull()
})

test('choices are called by what they lost, and the three luckiest strokes are named, the greatest first', () => {
  const judged: JudgedEvent[] = [{ winProbabilities: [0.5, 0.5], choice: null }]
  for (const lost of [0.04, 0.06, 0.11, 0.16]) {
    judged.push({
      winProbabilities: [0.5 - lost, 0.5 + lost],
      choice: made([0.5 - lost, 0.5 + lost], [0.5, 0.5]),
    })
    judged.push({ winProbabilities: [0.5, 0.5], choice: null })
  }
  const story = tellStory(judged, [null, ...[1, 2, 3, 4].flatMap(() => [0, null])], alone)
  expect(story.verdicts.filter((_, n) => n % 2 === 1)).toEqual([null, 'inaccuracy', 'mistake', 'blunder'])
  expect(story.strokes.map(({ n }) => n)).toEqual([8, 6, 4])
})

test('the best choice is strong where every other is much worse, and no choice is bad where none better is known', () => {
  const best = { ...candidate([0.6, 0.4]), action: 'b' }
  const only = (next: number[]): Choice => ({ taken: best, best, next: candidate(next), samples: 0 })
  const called = (choice: Choice, after = [0.6, 0.4], seats = [null, 0, 1]) =>
    tellStory(
      [
        { winProbabilities: [0.6, 0.4], choice: null },
        { winProbabilities: after, choice },
      ],
      seats,
      alone,
      false,
    ).verdicts[1]
  expect(called(only([0.45, 0.55]))).toBe('strong')
  expect(called(only([0.55, 0.45]))).toBeNull()
  expect(called(only([0.45, 0.55]), [1, 0], [null, 0])).toBeNull()
  expect(called({ ...only([0.6, 0.4]), next: null })).toBeNull()
  expect(called(only([0.55, 0.45]), [0.2, 0.8])).toBeNull()
})

test('a side is ahead if it has more than all others, by more than noise', () => {
  expect(leaderOf([0.5, 0.5])).toBeNull()
  expect(leaderOf([0.501, 0.499])).toBeNull()
  expect(leaderOf([0.3, 0.6, 0.1])).toBe(1)
})

test('a game turned when the winner took the lead and kept it', () => {
  expect(turningPoint([null, 0, 1, 0, 0], 0)).toBe(3)
  expect(turningPoint([null, 0, 0, 1], 1)).toBe(3)
})

test('a winner who led from the start needed no turn, and a side that resigned while ahead has none', () => {
  expect(turningPoint([1, 1, 1], 1)).toBe(0)
  expect(turningPoint([1, 1, 0], 1)).toBeNull()
})

test('the longest lead is unbroken, and need not be the winner’s', () => {
  expect(longestLead([null, 0, 0, 0, null, 0, 1, 1])).toEqual({ side: 0, events: 3 })
  expect(longestLead([null, null])).toBeNull()
})

const sign = (n: number, verdict: Verdict) => ({ n, side: 0, verdict })
const flat = (length: number) => Array.from({ length: length + 1 }, () => [0.5, 0.5])

test('in a long game, only the weightiest of signs that would overlap is left', () => {
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

const looks = ['Ash', 'Birch'].map((name) => ({ name })) as Parameters<typeof personsOf>[0]
const persons = personsOf(looks, [0])
const part = {
  notation: () => '1-0',
  describe: ({ seat }: GameEvent) => (persons(seat ?? 1).you ? 'You draw 1-0.' : 'Birch draws 1-0.'),
  proposal: (token: string) => token,
} as unknown as AnyGamePart
const event = (n: number, seat: number | null) => ({ n, seat, token: '10', view: {}, state: {} }) as GameEvent
const events = [event(0, null), event(1, null), event(2, 0)]
const account = (luck: number, own: number): Account => ({
  ...{ start: 0.5, luck, error: 0, own, others: 0, result: 1 },
})

const told = (luck: number[], own: number[]): StoryText => ({
  part,
  record: { nemeton: 1, game: 'tabulus', seats: 2, options: {}, seed: 1, steps: ['10', '0:3:s-3'] },
  events,
  persons,
  sides: [[0], [1]],
  story: {
    accounts: luck.map((each, side) => account(each, own[side]!)),
    verdicts: [null, null, 'mistake'],
    strokes: [{ n: 1, side: luck[0]! > luck[1]! ? 0 : 1, change: 0.2 }],
  } as unknown as Story,
})

test('luck is told with the stroke that helped most, as it was told when it came', () => {
  expect(luckText(told([-0.3, 0.3], [0, 0]))).toBe(
    'Luck was with Birch: +30% in all; the best stroke: Birch draws 1-0.',
  )
  expect(luckText(told([0.01, -0.01], [0, 0]))).toBe('Luck was even.')
})

test('the reader is "you" within a sentence', () => {
  expect(luckText(told([0.3, -0.3], [0, 0]))).toMatch(/^Luck was with you: /)
  expect(skillText(told([0, 0], [-0.2, -0.1]))).toBe(
    'A choice lost on average 20% for you (1 bad one) and 10% for Birch.',
  )
})

test('a choice made in secret is told as the record has it', () => {
  const { record } = told([0, 0], [0, 0])
  expect(storyEventText({ part, record, events }, 2, persons)).toBe('You draw 1-0')
  expect(storyEventText({ part: { ...part, hides: true }, record, events }, 2, persons)).toBe('3:s-3')
})
