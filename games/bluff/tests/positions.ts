// For tests: positions of Bricriu's Bluff & Bluster, and whole games of it at random, as one seat sees them.
import type { GameState } from '@nemeton/board/game'
import { testEngine } from '@nemeton/tests/engine'
import { CHALLENGE, parseBid, type BluffEvent } from '../page/position'
import type { Effect, View } from '../page/schema'
import { stepOf } from '../page/track'

/** Three at the table; Raven, who looks, is to answer Hare's bid of four threes. Changed as asked. */
export const position = (change: Partial<View> = {}): View => ({
  stage: 'bid',
  rounds: 2,
  may_show: true,
  in_play: 12,
  dice: [4, 5, 3],
  starter: 1,
  turn: 0,
  hidden: [[1, 3, 3, 6], null, null],
  shown: [[], [2], []],
  bids: [
    { seat: 1, bid: '3x2', rolled_again: true },
    { seat: 2, bid: '4x3', rolled_again: false },
  ],
  last: null,
  end: null,
  ...change,
})

/** What can be done there. */
export const actions = [
  ...[4, 5, 6].map((face) => `4x${face}`),
  ...[5, 6, 7, 8, 9, 10, 11, 12].flatMap((count) => [2, 3, 4, 5, 6].map((face) => `${count}x${face}`)),
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => `${count}x1`),
  'challenge',
]

interface Seen {
  view: View
  effects: Effect[]
  saw: boolean
}

export interface Happened {
  event: BluffEvent
  before: View
}

/** One of these at random: a low bid, or every other time the challenge. */
function random(actions: string[], chance: number): string | undefined {
  if (chance % 2 === 0 && actions.includes(CHALLENGE)) return CHALLENGE
  const far = (token: string) => stepOf(parseBid(token) ?? { count: 0, face: 2 })
  const low = [...actions].sort((a, b) => far(a) - far(b)).slice(0, 20)
  return low[(chance >> 8) % low.length]
}

/** A game in which everybody acts at random, as seat 0 is told of it. */
export async function randomGame(seed: number, seats: number, options: object): Promise<Happened[]> {
  const ask = testEngine()
  const look = () => ask({ cmd: 'view', seat: 0 }) as unknown as Seen
  const happened: Happened[] = []
  let chance = seed
  let state = ask({ cmd: 'new', game: 'bluff', seats, seed, options }) as unknown as GameState & {
    drawn: string
  }
  let before = look().view
  while (state.node !== 'terminal') {
    const seat = state.to_act?.[0] ?? null
    const actions = seat === null ? [] : state.actions![seat]!
    chance = (chance * 48271) % 0x7fffffff
    const action = random(actions, chance)
    state = ask(action ? { cmd: 'apply', seat, action } : { cmd: 'draw' }) as unknown as typeof state
    const { view, effects, saw } = look()
    const token = saw ? (action ?? state.drawn) : null
    happened.push({ event: { n: happened.length + 1, seat, token, state, view, effects }, before })
    before = view
  }
  return happened
}
