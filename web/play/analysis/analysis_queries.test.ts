// Questions about games, answered by the real rules core.
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import brandubh from '../../../games/brandubh/page/board'
import duel from '../../../games/duel/page/board'
import tugPuzzles from '../../../games/tug/puzzles.json'
import type { GameRecord } from '../../shared/games/game_record'
import { testEngine } from '@nemeton/tests/engine'
import { randomGame } from '@nemeton/tests/games'
import { inPercent } from './win_chances'
import { ideasOf } from './hint'
import { replies, type Analysis, type Ask, type Hint, type Question, type Reply } from './analysis_queries'

let ask: Ask
afterEach(() => vi.restoreAllMocks())
beforeAll(() => void (ask = testEngine()))

const record = (game: string, steps: string[], more: Partial<GameRecord> = {}): GameRecord => ({
  nemeton: 1,
  game,
  seats: 2,
  options: {},
  seed: 1,
  steps,
  ...more,
})

const alone = [[0], [1]]
const silent = () => ''

/** A question without its number, and all answers. */
type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'question'> : never) : never
const all = (asked: Asked): Reply[] => [...replies(ask, { ...asked, question: 7 })]

function hinted(of: GameRecord, seat: number, hides = false): Hint {
  const [reply] = all({ type: 'hint', record: of, seat, hides })
  if (reply?.type !== 'hint') throw new Error(JSON.stringify(reply))
  return reply.hint
}

const opening = record('brandubh', ['d2-b2', 'd3-d2', 'f4-f2', 'c4-c6', 'a4-a6', 'e4-e7'])

test('a hint names the best action, shows it as it would look, and says what is lost by the next', () => {
  const hint = hinted(opening, 0)
  expect(hint.ideas.length).toBeGreaterThan(1)
  const [first, second] = hint.ideas.map(({ win_probabilities }) => win_probabilities[0]!)
  expect(first).toBeGreaterThanOrEqual(second!)
  expect(hint.ideas[0]!.event).toMatchObject({ seat: 0, token: hint.ideas[0]!.action, n: 7 })
  const { view } = ask({ cmd: 'view', seat: 0 }) as any
  expect((hint.ideas[0]!.event!.view as any).attackers).not.toEqual(view.attackers)
  const [best] = ideasOf(brandubh, alone, 0, view, hint, silent)
  expect(best!.what).toMatch(/^[a-g][1-7]–[a-g][1-7]/)
})

test('a hint tells how deep it has come, and how the game would go on', () => {
  const depths: number[] = []
  const asked: Question = { type: 'hint', question: 7, record: opening, seat: 0, hides: false }
  const [reply] = replies(ask, asked, (told) => told.type === 'deeper' && depths.push(told.depth))
  expect(depths.length).toBeGreaterThan(4)
  expect(depths).toEqual(depths.map((_, i) => i + 1))
  const { ideas } = (reply as Reply & { type: 'hint' }).hint
  const [best] = ideas
  expect(best!.depth).toBe(depths.length + 1)
  expect(best!.sequel.map(({ n, seat }) => [n, seat])).toEqual([8, 9, 10, 11].map((n, i) => [n, (i + 1) % 2]))
  const [words] = ideasOf(brandubh, alone, 0, null, { ideas, only: false, samples: 0 }, silent)
  expect(words!.sequel.split(', ')).toHaveLength(4)
  // The game is as it was.
  expect(ask({ cmd: 'state' })).toMatchObject({ ply: 6 })
})

test('why an action is good is said as the hint says it of the best', () => {
  const fork = record('brandubh', 'b4-b6 d5-b5 a4-b4 c4-c2 b4-b1'.split(' '))
  const [best] = hinted(fork, 1).ideas
  expect(best!.reasons).not.toEqual([])
  const [reply] = all({ type: 'why', record: fork, seat: 1, action: best!.action, hides: false })
  expect(reply).toMatchObject({ type: 'why', idea: { action: 'd4-a4', reasons: best!.reasons } })
})

test('an idea is told apart from the best that is worse, and a worse one from the best', async () => {
  // The king goes to the edge, from where two corners are open.
  const fork = record('brandubh', 'b4-b6 d5-b5 a4-b4 c4-c2 b4-b1'.split(' '))
  const hint = hinted(fork, 1)
  expect(hint.ideas[0]!.action).toBe('d4-a4')
  expect(hint.ideas[0]!.reasons[0]).toEqual({ kind: 'opens_way', squares: ['a1', 'a7'] })
  const { because } = await brandubh.reasons!()
  const [best, next] = ideasOf(brandubh, alone, 1, null, hint, because)
  expect(best!.why).toMatch(/^Opens the king’s way to a1 and a7\./)
  expect(next!.why).not.toContain('a1 and a7')
})

test('a hint shows nothing that would follow where the game hides things', () => {
  const dealt = record('duel', [])
  ask({ cmd: 'load', record: dealt })
  for (let i = 0; i < 2; ++i) dealt.steps.push((ask({ cmd: 'draw' }) as any).drawn)
  const hint = hinted(dealt, 0, true)
  expect(hint.ideas.map(({ event }) => event)).toEqual(hint.ideas.map(() => null))
  expect(hint.ideas.length).toBeLessThanOrEqual(3)
  expect(ideasOf(duel, alone, 0, {}, hint, silent)[0]!.what).toMatch(/^(jackrabbit|peacock|lion)$/)
})

/** Ideas with these chances by seat, the best first. */
const among = (...chances: number[][]): Hint => ({
  ideas: chances.map((win_probabilities, i) => ({
    ...{ action: 'KJQ'[i]!, win_probabilities, standard_error: 0 },
    ...{ depth: 0, reasons: [], event: null, sequel: [] },
  })),
  only: chances.length === 1,
  samples: 0,
})
const worths = (hint: Hint, sides = alone, seat = 0) =>
  ideasOf(duel, sides, seat, {}, hint, silent).map(({ worth }) => worth)

test('how good an idea is beside the best is said in a word, and what wins at once is said to win', () => {
  expect(worths(among([1, 0], [0.97, 0.03], [0.8, 0.2]))).toEqual(['wins', 'hardly worse', 'much worse'])
  expect(worths(among([0.6, 0.4], [0.54, 0.46], [0.49, 0.51]))).toEqual(['best', 'a little worse', 'worse'])
  expect(worths(among([0.6, 0.4]))).toEqual([''])
})

test('partners have the sum of their chances', () => {
  const sides = [
    [0, 2],
    [1, 3],
  ]
  const ideas = ideasOf(duel, sides, 2, {}, among([0.2, 0.1, 0.4, 0.3], [0.1, 0.3, 0.4, 0.2]), silent)
  expect(ideas.map(({ chance }) => inPercent(chance))).toEqual(['60%', '50%'])
})

test('a difference within the doubt is none', () => {
  const hint = among([0.52, 0.48], [0.5, 0.5])
  hint.ideas[1]!.standard_error = 0.015
  expect(worths(hint)).toEqual(['best', 'as good'])
})

test('only what is sure is said to be 0 % or 100 %', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(inPercent)).toEqual(['0%', '1%', '50%', '99%', '100%'])
})

const judgedOf = (of: GameRecord) =>
  all({ type: 'judge', record: of }).flatMap((reply) => (reply.type === 'judged' ? [reply.judged] : []))

test('a game is judged event by event, each choice beside the best by what its seat could know', () => {
  const judged = judgedOf(opening)
  expect(judged).toHaveLength(opening.steps.length + 1)
  expect(judged[0]!.choice).toBeNull()
  judged.slice(1).forEach(({ winProbabilities, choice }, i) => {
    expect(winProbabilities!.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(choice!.taken.action).toBe(opening.steps[i])
    expect(choice!.best.win_probabilities[i % 2]!).toBeGreaterThanOrEqual(
      choice!.taken.win_probabilities[i % 2]!,
    )
  })
})

test('beside a choice that lost much stands what was better, and why', () => {
  // The king could have gone to the edge, where two corners are open.
  const judged = judgedOf(record('brandubh', 'b4-b6 d5-b5 a4-b4 c4-c2 b4-b1 e4-e1'.split(' ')))
  const { taken, best, instead } = judged.at(-1)!.choice!
  expect([taken.action, best.action]).toEqual(['e4-e1', 'd4-a4'])
  expect(instead!.event!.token).toBe('d4-a4')
  expect(instead!.reasons[0]!.kind).toBe('opens_way')
})

test('of a game that is too long for its time choices are skipped, evenly, and the rest is judged', () => {
  // A clock that only thinking moves.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const slowly: Ask = (request) => {
    now += (request as { cmd: string }).cmd === 'analyze' ? 50 : 0
    return ask(request)
  }
  const events = randomGame({ game: 'danube', seats: 2, seed: 4, most: 201 })
  const long = record(
    'danube',
    events.slice(1).map(({ token }) => token!),
  )
  const judge = (within?: number) =>
    [...replies(slowly, { type: 'judge', question: 7, record: long, within })].flatMap((reply) =>
      reply.type === 'judged' ? [reply] : [],
    )
  const judged = judge(1000)
  expect(now).toBeLessThanOrEqual(1050)
  expect(judged.map(({ n }) => n)).toEqual(events.map(({ n }) => n))
  const choices = judged.filter(({ n }) => n > 0 && events[n]!.seat !== null)
  const [made, skipped] = [true, false].map((there) =>
    choices.filter(({ judged: { choice } }) => (choice !== null) === there),
  )
  expect(skipped!.every(({ judged }) => judged.skipped)).toBe(true)
  expect(made!.some(({ judged }) => judged.skipped)).toBe(false)
  expect(made!.length).toBeGreaterThan(15)
  made!.slice(1).forEach(({ n }, i) => expect(n - made![i]!.n).toBeLessThan(20))
  expect(judged.at(-1)!.judged.winProbabilities).not.toBeNull()
  expect(judge().some(({ judged }) => judged.skipped)).toBe(false)
})

test('where the game hides things the curve knows all, and choices in secret are judged each', () => {
  const dealt = record('duel', [])
  ask({ cmd: 'load', record: dealt })
  for (let i = 0; i < 2; ++i) dealt.steps.push((ask({ cmd: 'draw' }) as any).drawn)
  dealt.steps.push('1:J', '0:Q')
  const judged = judgedOf(dealt)
  expect(judged.map(({ winProbabilities }) => winProbabilities !== null)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(judged.map(({ choice }) => choice?.taken.action)).toEqual([
    undefined,
    undefined,
    undefined,
    'J',
    'Q',
  ])
})

test('a throw is no choice, and the position before it waits for the next one', () => {
  const thrown = record('danube', [])
  let state = ask({ cmd: 'load', record: thrown }) as any
  while (thrown.steps.length < 8) {
    const step = state.node === 'chance' ? (ask({ cmd: 'draw' }) as any) : null
    const action = step?.drawn ?? state.actions[state.to_act[0]][0]
    state = step ?? ask({ cmd: 'apply', action })
    thrown.steps.push(action)
  }
  const judged = judgedOf(thrown)
  expect(judged).toHaveLength(9)
  judged.slice(1).forEach(({ choice }, i) => expect(choice === null).toBe(!/[-+]/.test(thrown.steps[i]!)))
})

test('of ideas that are as good as each other for the same reasons a hint has one', () => {
  let left = 0
  for (const { seats, options, steps } of tugPuzzles.puzzles) {
    const played = record('tug', steps.split(' ').slice(0, -1), { seats, options })
    const state = ask({ cmd: 'load', record: played }) as unknown as { to_act?: number[] }
    const seat = state.to_act?.[0]
    if (seat === undefined) continue
    const { candidates } = ask({ cmd: 'analyze', seat }) as unknown as Analysis
    const { ideas, only } = hinted(played, seat)
    const said = ideas
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ reasons, win_probabilities }) => JSON.stringify([reasons, win_probabilities]))
    expect(new Set(said).size).toBe(said.length)
    expect(only).toBe(candidates.length === 1)
    left += ideas.some(({ action }, i) => action !== candidates[i]!.action) ? 1 : 0
  }
  expect(left, 'there were such').toBeGreaterThan(0)
})
