// For tests: random games of the engine, as events of a table that somebody watches.
import type { GameFacts } from '../../web/shared/games/facts'
import type { AnyEffect } from '../../board/effects'
import type { GameEvent, Options, Seat } from '../../board/game'
import type { GameRecord } from '../../web/shared/games/game_record'
import { testEngine } from './engine'

const ask = testEngine() as (request: object) => any

/** The games that there are, with the numbers of seats that they take. */
export const allGames = ask({ cmd: 'games' }).games as GameFacts[]

/** Random numbers from 0 to n − 1. */
function randomNumbers(seed: number): (n: number) => number {
  let state = (seed + 1) * 7919
  return (n) => (state = (state * 48271) % 0x7fffffff) % n
}

interface Setting {
  game: string
  seats: number
  seed: number
  options?: Options
  /** Who watches; null for a spectator. */
  viewer?: Seat | null
  most?: number
  /** Chooses one of the actions; at random if left out. `below(n)` is a random number from 0 to n − 1. */
  choose?(actions: string[], below: (n: number) => number): string | undefined
}

/** A game in which everybody acts at random, from the position before its first event. */
export function randomGame({
  game,
  seats,
  seed,
  options = {},
  viewer = null,
  most = 300,
  choose = (actions, below) => actions[below(actions.length || 1)],
}: Setting): GameEvent[] {
  const below = randomNumbers(seed)
  let state = ask({ cmd: 'new', game, seats, options, seed })
  if (!state.ok) throw new Error(JSON.stringify(state))
  const event = (n: number, seat: Seat | null, token: string | null): GameEvent => {
    const { ply, node, to_act, actions, returns } = state
    const { view, effects, saw } = ask({ cmd: 'view', seat: viewer })
    return {
      ...{ n, seat, token: saw ? token : null, view, effects },
      state: { ply, node, to_act, actions, returns },
    }
  }
  const events = [event(0, null, null)]
  while (state.node !== 'terminal' && events.length < most) {
    const awaited = Object.keys(state.actions ?? {})
    const seat = awaited.length > 0 ? Number(awaited[below(awaited.length)]) : null
    const tokens: string[] = seat === null ? [] : state.actions[seat]
    const action = choose(tokens, below)
    state = ask(seat === null ? { cmd: 'draw' } : { cmd: 'apply', seat, action })
    events.push(event(events.length, seat, action ?? state.drawn))
  }
  return events
}

/** An event, and the view before it. */
export interface Happened<View, Effect extends AnyEffect> {
  event: GameEvent<View, Effect>
  before: View
}

/** The events of such a game, each with the view before it. */
export const happenedIn = <View, Effect extends AnyEffect>(setting: Setting): Happened<View, Effect>[] => {
  const events = randomGame(setting) as GameEvent<View, Effect>[]
  return events.slice(1).map((event, i) => ({ event, before: events[i]!.view }))
}

/** The record of such a game, as the engine writes it down. */
export function randomRecord(setting: Setting): GameRecord {
  randomGame(setting)
  return ask({ cmd: 'record' }).record as GameRecord
}
