// What the page asks about a game besides playing it, and how a rules core of its own answers: one small piece of work at a time, so
// that a new question gets between.
import type { GameEvent, GameState, Seat } from '@nemeton/board/game'
import type { AnyReason } from '@nemeton/board/reasons'
import type { GameRecord } from '../../shared/games/game_record'
import type { Answer } from '../engine/rules_core'
import { leastLoss, lossBy, type Candidate } from './loss'

export type Ask = (request: object | string, onEvent?: (event: unknown) => void) => Answer

export interface Analysis {
  /** The best first. */
  candidates: Candidate[]
  /** By how many games it was sampled; 0 where it was not. */
  samples: number
}

/** Something that a seat could do. */
export interface Idea extends Candidate {
  /** Why this and not the best of what is worse, or not the best of all. */
  reasons: AnyReason[]
  /** As if it were played, as the seat sees it; null where that would show what is hidden. */
  event: GameEvent | null
  /** The same of the first steps of its line. */
  sequel: GameEvent[]
}

/** What a seat could do now. */
export interface Hint {
  /** The best first; of such as are equally good for the same reasons one. */
  ideas: Idea[]
  /** Whether there is nothing else that could be done. */
  only: boolean
  samples: number
}

/** What is to be said of one event of a game that was played. */
export interface JudgedEvent {
  /** Where it has led to, by seat; null where only the next choice tells. */
  winProbabilities: number[] | null
  choice: Choice | null
  /** Whether there was a choice and no time for it. */
  skipped?: true
}

/** What an action was worth beside the best, as far as its seat could know. */
export interface Choice {
  taken: Candidate
  best: Candidate
  /** The best of the others; null where there was nothing else. */
  next: Candidate | null
  samples: number
  /** Where much was lost: the best, why it was, and, where nothing is hidden, as if it had been played. */
  instead?: Idea
}

export type Question =
  /** `hides`: whether seats know different things. */
  | { type: 'hint'; question: number; record: GameRecord; seat: Seat; hides: boolean }
  /** Why an action is good for a seat that is to act. */
  | { type: 'why'; question: number; record: GameRecord; seat: Seat; action: string; hides: boolean }
  | { type: 'read'; question: number; record: unknown }
  /** What is wrong with JSON beyond what a browser finds: two members of one name. */
  | { type: 'check'; question: number; text: string }
  /** `within`: so many milliseconds are there for all of it. */
  | { type: 'judge'; question: number; record: GameRecord; within?: number }

export type Reply =
  | { question: number; type: 'hint'; hint: Hint }
  /** Before a hint: it has been looked so far ahead. */
  | { question: number; type: 'deeper'; depth: number }
  | { question: number; type: 'why'; idea: Idea }
  /** The events of a record, as somebody sees them who watches. */
  | { question: number; type: 'read'; record: GameRecord; sides: Seat[][]; events: GameEvent[] }
  | { question: number; type: 'checked' }
  | { question: number; type: 'judged'; n: number; judged: JudgedEvent }
  | { question: number; type: 'judged all' }
  /** A record that is none: what was wrong. */
  | { question: number; type: 'refused'; message: string }

type State = GameState & { ok: true }

/** One answer after the other; the question is done when there are no more. `post` is for what comes while an answer is worked out. */
export function* replies(
  ask: Ask,
  asked: Question,
  post: (reply: Reply) => void = () => {},
): Generator<Reply> {
  const { question } = asked
  try {
    if (asked.type === 'hint') {
      const onDepth = (depth: number) => post({ question, type: 'deeper', depth })
      yield { question, type: 'hint', hint: hint(ask, asked.record, asked.seat, asked.hides, onDepth) }
    } else if (asked.type === 'why') {
      yield { question, type: 'why', idea: why(ask, asked.record, asked.seat, asked.action, asked.hides) }
    } else if (asked.type === 'read') {
      yield { question, type: 'read', ...read(ask, asked.record) }
    } else if (asked.type === 'check') {
      // What the request asks for does not matter: all of it is read first.
      const answer = ask(`{"cmd":"load","record":${asked.text}}`)
      if (!answer.ok && answer.error.code === 'bad_json') throw new Error(answer.error.message)
      yield { question, type: 'checked' }
    } else {
      for (const [n, judged] of judge(ask, asked.record, asked.within)) {
        yield { question, type: 'judged', n, judged }
      }
      yield { question, type: 'judged all' }
    }
  } catch (error) {
    yield { question, type: 'refused', message: (error as Error).message }
  }
}

/** The answer, or an error with the core's own words. */
function demand<T>(ask: Ask, request: object, onEvent?: (event: unknown) => void): T {
  const answer = ask(request, onEvent)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer as unknown as T
}

/** A hint has no more. */
const maxIdeas = 3
/** So many actions are looked at for them. */
const maxCandidates = 12

/** Whether two ideas are as good as each other, and for the same reasons. */
const saySame = (one: Idea, other: Idea, seat: Seat): boolean =>
  one.reasons.length > 0 &&
  lossBy(other, one, seat) === 0 &&
  lossBy(one, other, seat) === 0 &&
  JSON.stringify(one.reasons) === JSON.stringify(other.reasons)

function hint(
  ask: Ask,
  record: GameRecord,
  seat: Seat,
  hides: boolean,
  onDepth: (depth: number) => void,
): Hint {
  demand(ask, { cmd: 'load', record })
  const { candidates, samples } = demand<Analysis>(ask, { cmd: 'analyze', seat, events: true }, (told) =>
    onDepth((told as Analysis).candidates[0]!.depth),
  )
  const best = candidates[0]!
  const worse = candidates.find((each) => lossBy(each, best, seat) > 0)
  const n = record.steps.length + 1
  const ideas: Idea[] = []
  for (const each of candidates.slice(0, maxCandidates)) {
    if (ideas.length === maxIdeas) break
    const found = idea(ask, n, seat, each, lossBy(each, best, seat) > 0 ? best : worse, hides)
    if (!ideas.some((other) => saySame(other, found, seat))) ideas.push(found)
  }
  return { ideas, only: candidates.length === 1, samples }
}

/** An action with what tells it from the best of what is worse. */
function why(ask: Ask, record: GameRecord, seat: Seat, action: string, hides: boolean): Idea {
  demand(ask, { cmd: 'load', record })
  const { candidates } = demand<Analysis>(ask, { cmd: 'analyze', seat, action })
  const chosen = candidates.find((each) => each.action === action)!
  const other = candidates.find((each) => lossBy(each, chosen, seat) > 0)
  return idea(ask, record.steps.length + 1, seat, chosen, other, hides)
}

/** A candidate for event `n`, with what tells it from another. */
function idea(
  ask: Ask,
  n: number,
  seat: Seat,
  candidate: Candidate,
  beside: Candidate | undefined,
  hides: boolean,
): Idea {
  const { action } = candidate
  const { reasons } = demand<{ reasons: AnyReason[] }>(ask, {
    ...{ cmd: 'reasons', seat, action },
    ...(beside && { instead: beside.action }),
  })
  const [event = null, ...sequel] = hides ? [] : tried(ask, n, seat, action, candidate.line ?? [])
  return { ...candidate, reasons, event, sequel }
}

/** What the engine says of a viewer's sight; `saw`: whether the viewer saw the last action. */
interface Seen extends Pick<GameEvent, 'view' | 'effects'> {
  saw: boolean
}

/** So many steps of a line are shown after the first. */
const maxSequel = 4

/** An action of `seat` and what is to follow it, as if they were played from event `n` on; the game is as it was afterwards. */
function tried(ask: Ask, n: number, seat: Seat, action: string, line: string[]): GameEvent[] {
  const events: GameEvent[] = []
  let actor = seat
  for (const token of [action, ...line.slice(0, maxSequel)]) {
    const state = demand<State>(ask, { cmd: 'apply', action: token, seat: actor })
    const { view, effects } = demand<Seen>(ask, { cmd: 'view', seat })
    events.push({ n: n + events.length, seat: actor, token, state: { ...state, actions: {} }, view, effects })
    actor = state.to_act?.[0] ?? seat
  }
  for (let i = 0; i < events.length; ++i) demand(ask, { cmd: 'undo' })
  return events
}

interface Step {
  seat: Seat | null
  token: string
}

/** Plays a record anew: after each step, and before the first, the step that led there, the state, and the one that follows. */
function* replay(
  ask: Ask,
  record: GameRecord,
): Generator<{ n: number; last: Step | null; state: State; next: Step | null }> {
  const { game, seats, options, seed = 0, steps } = record
  let state = demand<State>(ask, { cmd: 'new', game, seats, options, seed })
  let last: Step | null = null
  for (let n = 0; n <= steps.length; ++n) {
    const step: string | undefined = steps[n]
    // A choice made in secret has its seat in front: "0:rock".
    const [, by, secret] = (state.node === 'simultaneous' && /^(\d+):(.*)$/.exec(step ?? '')) || []
    const seat: Seat | null = by !== undefined ? Number(by) : (state.to_act?.[0] ?? null)
    const next = step === undefined ? null : { seat, token: secret ?? step }
    yield { n, last, state, next }
    if (next === null) return
    state = demand<State>(ask, { cmd: 'apply', action: next.token, ...(seat === null ? {} : { seat }) })
    last = next
  }
}

function read(ask: Ask, record: unknown): { record: GameRecord; sides: Seat[][]; events: GameEvent[] } {
  demand(ask, { cmd: 'load', record })
  const { sides } = demand<{ sides: Seat[][] }>(ask, { cmd: 'sides' })
  const fine = record as GameRecord
  const events: GameEvent[] = []
  for (const { n, last, state: reached } of replay(ask, fine)) {
    const { view, saw, effects } = demand<Seen>(ask, { cmd: 'view', seat: null })
    const { ply, node, to_act, returns } = reached
    const token = saw ? (last?.token ?? null) : null
    const used = fine.used?.[n - 1] ?? undefined
    const state = { ply, node, to_act, returns }
    events.push({ n, seat: last?.seat ?? null, token, used, state, view, effects })
  }
  return { record: fine, sides, events }
}

/**
 * Every event with what is to be said of it: an action is judged where it was chosen, a position where it stands. A choice takes up to a
 * tenth of a second, and a long game has hundreds: where the time runs ahead of the game one is skipped, so that those that are judged lie
 * evenly over all of it.
 */
function* judge(ask: Ask, record: GameRecord, within = Infinity): Generator<[number, JudgedEvent]> {
  const last = record.steps.length
  const begun = performance.now()
  let made: Pick<JudgedEvent, 'choice' | 'skipped'> = { choice: null }
  for (const { n, state, next } of replay(ask, record)) {
    const before = made
    made = { choice: null }
    if (n < last && (performance.now() - begun) / within > (n + 1) / last) {
      if (next?.seat != null) made.skipped = true
      yield [n, { winProbabilities: null, ...before }]
      continue
    }
    const { win_probabilities: known } = demand<{ win_probabilities: number[] | null }>(ask, {
      cmd: 'full_information',
    })
    let winProbabilities = known
    if (next !== null && next.seat !== null) {
      const { seat, token } = next
      const { candidates, samples } = demand<Analysis>(ask, { cmd: 'analyze', seat, action: token })
      const best = candidates[0]!
      const taken = candidates.find(({ action }) => action === token)!
      const [, second = null] = candidates
      const much = lossBy(taken, best, seat) >= leastLoss
      const instead = much ? { instead: idea(ask, n + 1, seat, best, taken, known !== null) } : {}
      made.choice = { taken, best, next: second, samples, ...instead }
      winProbabilities ??= best.win_probabilities
    } else if (winProbabilities === null && state.to_act?.length) {
      // A game that was broken off.
      const { candidates } = demand<Analysis>(ask, { cmd: 'analyze', seat: state.to_act[0] })
      winProbabilities = candidates[0]!.win_probabilities
    }
    yield [n, { winProbabilities, ...before }]
  }
}
