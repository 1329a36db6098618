// Random games of every game in the engine, with random options and numbers of seats, and their positions
// that differ in kind. The same seed gives the same games.
import type { OptionFacts, GameFacts } from '../../../web/shared/games/facts'
import type { GameRecord } from '../../../web/shared/games/game_record'
import type { GameState, Seat } from '../../../board/game'
import type { Options, OptionValue } from '../../../board/game'
import { testEngine } from '../../page/engine'

const ask = testEngine() as (request: object) => any

/** All games in the engine, including those from outside the tree. */
export const games: GameFacts[] = ask({ cmd: 'games' }).games

/** Returns a random number from 0 to n − 1 (mulberry32). */
export type Below = (n: number) => number

export function seeded(seed: number): Below {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

const oneOf = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!

/** The choices that people have at a position; none if the game is over. */
export interface Choice {
  /** The first of the seats that have to choose. */
  seat: Seat | null
  tokens: string[]
}

export interface Position extends Choice {
  record: GameRecord
  /** The kinds of action possible here, and of the step that led here. */
  kinds: string[]
}

type State = GameState & { ok: boolean }

/** Returns the people's choice, answers for chance included, or `undefined` if chance acts alone. */
function choiceOf({ node, to_act = [], actions = {}, asked, outcomes }: State): Choice | undefined {
  if (node === 'terminal') return { seat: null, tokens: [] }
  if (node === 'chance')
    return asked === undefined ? undefined : { seat: asked, tokens: Object.keys(outcomes!) }
  return { seat: to_act[0]!, tokens: actions[to_act[0]!]! }
}

/** Returns the choice that a record leads to, none while chance acts, and all seats that have to choose. */
export function choiceAfter(record: GameRecord): Choice & { seats: Seat[]; ended: boolean } {
  const state = ask({ cmd: 'load', record }) as State
  if (!state.ok) throw new Error(`not a game: ${JSON.stringify(state)}`)
  return {
    seat: null,
    tokens: [],
    ...choiceOf(state),
    seats: state.to_act ?? [],
    ended: state.node === 'terminal',
  }
}

/** Returns a token without its numbers and squares: "0:0-0x0" for "5:4-9x1", "a0-a0" for "d1-e1". */
const shape = (token: string): string => token.replace(/\d+/g, '0').replace(/(?<![a-z])[a-w](?![a-z])/gi, 'a')

const stageNow = (state: State): string => ask({ cmd: 'view', seat: null }).view?.stage ?? state.node

function randomValue(
  { name, type, values = [], min = 0, max = 0 }: OptionFacts,
  below: Below,
): OptionValue | null {
  // Most games end without a limit.
  if (name === 'ply_limit') return below(8) === 0 ? 20 + below(40) : null
  if (type === 'boolean') return below(2) === 1
  if (type === 'words') {
    const some = values.filter(() => below(2) === 1)
    return below(3) === 0 ? 'all' : some.length > 0 ? some.join('+') : 'none'
  }
  if (values.length > 0) return oneOf(values, below)
  return type === 'integer' ? min + below(Math.min(6, max - min + 1)) : min + ((max - min) * below(5)) / 4
}

/** Begins a game with random options and seats that are valid together. */
function begin({ id, min_seats, max_seats, options: known }: GameFacts, below: Below): [GameRecord, State] {
  for (;;) {
    const options: Options = {}
    for (const option of known) {
      const value = below(3) === 0 ? null : randomValue(option, below)
      if (value !== null) options[option.name] = value
    }
    const seats = min_seats + below(max_seats - min_seats + 1)
    const seed = below(2 ** 31)
    const state = ask({ cmd: 'new', game: id, seats, options, seed }) as State
    if (state.ok) return [{ nemeton: 1, game: id, seats, options, seed, steps: [] }, state]
  }
}

const mostSteps = 600

/** Yields every position of a random game at which people have a choice, and its end. */
function* play(facts: GameFacts, below: Below): Generator<Position> {
  const [start, first] = begin(facts, below)
  const steps: string[] = []
  let state = first
  let came = 'start'
  while (steps.length < mostSteps) {
    const choice = choiceOf(state)
    const stage = stageNow(state)
    if (choice) {
      const kinds = new Set(choice.tokens.map((token) => `${stage}/${shape(token)}`))
      kinds.add(`${came} → ${stage}`)
      yield { ...choice, record: { ...start, steps: [...steps] }, kinds: [...kinds] }
    }
    if (state.node === 'terminal') return
    const [seat, token] = choice ? [choice.seat!, oneOf(choice.tokens, below)] : [null, null]
    came = choice ? `${stage}/${shape(token!)}` : stage
    const secret = state.node === 'simultaneous'
    state = token === null ? ask({ cmd: 'draw' }) : ask({ cmd: 'apply', action: token, seat })
    if (!state.ok) throw new Error(`${facts.id}: ${JSON.stringify(state)}`)
    const step = token ?? (state as State & { drawn: string }).drawn
    steps.push(secret ? `${seat}:${step}` : step)
  }
}

/** Returns all kinds in `count` random games, and positions that cover each kind at least once. */
export function positionsOf(facts: GameFacts, count: number, seed: number): [Position[], Set<string>] {
  const below = seeded(seed)
  const found = new Map<string, { seen: number; position: Position }>()
  for (let i = 0; i < count; ++i) {
    for (const position of play(facts, below)) {
      for (const kind of position.kinds) {
        const seen = (found.get(kind)?.seen ?? 0) + 1
        // Reservoir sampling: each position is equally likely to be kept.
        if (below(seen) === 0) found.set(kind, { seen, position })
        else found.get(kind)!.seen = seen
      }
    }
  }
  const kinds = new Set(found.keys())
  // Rare kinds first: their positions often cover others too.
  const missing = new Set(kinds)
  const list: Position[] = []
  for (const [kind, { position }] of [...found].sort(([, a], [, b]) => a.seen - b.seen)) {
    if (!missing.has(kind)) continue
    list.push(position)
    for (const each of position.kinds) missing.delete(each)
  }
  return [list, kinds]
}
