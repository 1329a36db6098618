// For tests: games that the rules core plays, event by event.
import type { GameState } from '@nemeton/board/game'
import { testEngine } from '@nemeton/tests/engine'
import type { SigilyEvent } from '../page/position'
import type { Effect, View } from '../page/schema'

export interface Happened {
  event: SigilyEvent
  before: View
  actions: string[]
}

/** An action or outcome, `draw` for one by chance, or null to stop there. */
type Next = (actions: string[]) => string | 'draw' | null

async function run(seats: number, options: object, seed: number, next: Next): Promise<Happened[]> {
  const ask = testEngine()
  const told = (request: object) => ask(request) as unknown as GameState & { ok: boolean; drawn?: string }
  const look = () => ask({ cmd: 'view', seat: null }) as unknown as { view: View; effects: Effect[] }
  const happened: Happened[] = []
  let state = told({ cmd: 'new', game: 'sigily', seats, options, seed })
  let before = look().view
  while (state.node !== 'terminal') {
    const seat = state.to_act?.[0] ?? null
    const actions = seat === null ? [] : state.actions![seat]!
    const token = next(actions)
    if (token === null) break
    state = told(token === 'draw' ? { cmd: 'draw' } : { cmd: 'apply', action: token })
    if (!state.ok) throw new Error(`${token} is not one of ${actions.join(' ')}`)
    const { view, effects } = look()
    const event = {
      n: happened.length + 1,
      seat,
      token: token === 'draw' ? state.drawn! : token,
      state,
      view,
      effects,
    }
    happened.push({ event, before, actions })
    before = view
  }
  return happened
}

/** A game as its actions and outcomes tell, separated by blanks. */
export function played(seats: number, options: object, tokens: string): Promise<Happened[]> {
  const left = tokens.split(' ')
  return run(seats, options, 1, () => left.shift() ?? null)
}

/** What may be done after such a game, and the position. */
export async function after(seats: number, options: object, tokens: string) {
  const happened = await played(seats, options, tokens)
  const { event, before } = happened.at(-1)!
  return { event, before, view: event.view, actions: Object.values(event.state.actions ?? {}).flat() }
}

/** A whole game in which everybody moves at random. */
export function randomGame(seats: number, options: object, seed: number): Promise<Happened[]> {
  let noise = seed
  return run(seats, options, seed, (actions) => {
    if (actions.length === 0) return 'draw'
    noise = (noise * 48271) % 0x7fffffff
    return actions[noise % actions.length]!
  })
}
