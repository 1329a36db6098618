// For tests: games that the rules core plays, event by event, with the position before each.
import type { AnyEffect } from '@nemeton/board/effects'
import type { GameEvent, GameState, Options } from '@nemeton/board/game'
import { testEngine } from './engine'

export interface Happened<View, Effect extends AnyEffect> {
  event: GameEvent<View, Effect>
  before: View
  /** What the seat to act could do before it; nothing at a chance node. */
  actions: string[]
}

interface Setting {
  game: string
  seats: number
  options?: Options
  seed?: number
}

const draw = 'draw'

/** Plays the tokens that `next` returns, `draw` for a random outcome, until the game is over or it returns undefined. */
function play<View, Effect extends AnyEffect>(
  { game, seats, options = {}, seed = 1 }: Setting,
  next: (actions: string[]) => string | undefined,
): Happened<View, Effect>[] {
  const ask = testEngine() as (request: object) => any
  const look = () => ask({ cmd: 'view', seat: 0 }) as Pick<GameEvent<View, Effect>, 'view' | 'effects'>
  const happened: Happened<View, Effect>[] = []
  let state = ask({ cmd: 'new', game, seats, options, seed }) as GameState & { ok: boolean; drawn?: string }
  let before = look().view
  while (state.node !== 'terminal') {
    const seat = state.to_act?.[0] ?? null
    const actions = seat === null ? [] : state.actions![seat]!
    const action = next(actions)
    if (action === undefined) break
    state = ask(action === draw ? { cmd: 'draw' } : { cmd: 'apply', action })
    if (!state.ok) throw new Error(`${action} is not one of ${actions.join(' ')}`)
    const seen = look()
    const token = action === draw ? state.drawn! : action
    happened.push({ event: { n: happened.length + 1, seat, token, state, ...seen }, before, actions })
    before = seen.view
  }
  return happened
}

/** A game as its actions and outcomes tell, separated by blanks. */
export function playedGame<View, Effect extends AnyEffect>(
  setting: Setting,
  tokens: string,
): Happened<View, Effect>[] {
  const left = tokens.split(' ')
  return play(setting, () => left.shift())
}

/** A whole game in which every seat acts at random, two times of three with a token of the `liked` ones if there are such. */
export function randomGame<View, Effect extends AnyEffect>(
  setting: Setting,
  liked?: RegExp,
): Happened<View, Effect>[] {
  let noise = setting.seed ?? 1
  const below = (n: number) => (noise = (noise * 48271) % 0x7fffffff) % n
  return play(setting, (actions) => {
    if (actions.length === 0) return draw
    const some = liked ? actions.filter((token) => liked.test(token)) : []
    const list = some.length > 0 && below(3) > 0 ? some : actions
    return list[below(list.length)]!
  })
}
