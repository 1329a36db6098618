// For tests: positions of Druid's Duel, and whole games of it at random, as one seat sees them.
import type { GameState } from '@nemeton/board/game'
import { testEngine } from '@nemeton/tests/engine'
import type { DuelEvent } from '../page/position'
import type { Effect, View } from '../page/schema'

/** Three druids; Ash, who looks, is to play a card as the lion. Changed as asked. */
export const position = (change: Partial<View> = {}): View => ({
  stage: 'cards',
  turns: 3,
  hands: [['AS', '9S', '3H', 'TD', '4C'], null, null],
  held: [5, 6, 7],
  to_choose: [0, 1, 2],
  chosen: null,
  forms: ['K', 'J', 'Q'],
  shapes: ['K', 'J', 'Q'],
  drained: ['Q', null, 'K'],
  jokers: [0, 0, 0],
  shown: [[], ['7D'], []],
  discarded: [['2S'], ['AD', 'TC'], []],
  last: { forms: ['Q', 'J', 'K'], shapes: ['Q', 'J', 'K'], cards: ['2S', 'TC', '9H'], succeeded: [0] },
  idle: 0,
  end: null,
  ...change,
})

interface Seen {
  view: View
  effects: Effect[]
  saw: boolean
}

export interface Happened {
  event: DuelEvent
  before: View
}

/** A game in which everybody acts at random, as seat 0 is told of it. */
export async function randomGame(seed: number, seats: number, chameleon: boolean): Promise<Happened[]> {
  const ask = testEngine()
  const look = () => ask({ cmd: 'view', seat: 0 }) as unknown as Seen
  const happened: Happened[] = []
  let chance = seed
  let state = ask({
    cmd: 'new',
    game: 'duel',
    seats,
    seed,
    options: { chameleon, ply_limit: 400 },
  }) as unknown as GameState & { drawn: string }
  let before = look().view
  while (state.node !== 'terminal') {
    const waiting = state.to_act ?? []
    chance = (chance * 48271) % 0x7fffffff
    const seat = waiting.length > 0 ? waiting[chance % waiting.length]! : null
    const actions = seat === null ? [] : state.actions![seat]!
    const action = actions[(chance >> 8) % actions.length]
    state = ask(action ? { cmd: 'apply', seat, action } : { cmd: 'draw' }) as unknown as typeof state
    const { view, effects, saw } = look()
    const token = saw ? (action ?? state.drawn) : null
    happened.push({ event: { n: happened.length + 1, seat, token, state, view, effects }, before })
    before = view
  }
  return happened
}
