// For tests: positions of Bricriu's Bluff & Bluster, and whole games of it at random, as one seat sees them.
import type { Options } from '@nemeton/board/game'
import { happenedIn } from '@nemeton/tests/games'
import { CHALLENGE, parseBid } from '../page/position'
import type { Effect, View } from '../page/schema'
import { stepOf } from '../page/track'

/** Three at the table; Raven, the viewer, is to answer Hare's bid of four threes. Changed as asked. */
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

/** The actions there. */
export const actions = [
  ...[4, 5, 6].map((face) => `4x${face}`),
  ...[5, 6, 7, 8, 9, 10, 11, 12].flatMap((count) => [2, 3, 4, 5, 6].map((face) => `${count}x${face}`)),
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => `${count}x1`),
  'challenge',
]

/** Every other time the challenge, or else one of the lowest bids. */
function choose(actions: string[], below: (n: number) => number): string | undefined {
  if (below(2) === 0 && actions.includes(CHALLENGE)) return CHALLENGE
  const far = (token: string) => stepOf(parseBid(token) ?? { count: 0, face: 2 })
  const low = [...actions].sort((a, b) => far(a) - far(b)).slice(0, 20)
  return low[below(low.length || 1)]
}

/** A random game, as seat 0 is told of it. */
export const randomGame = (seed: number, seats: number, options: Options) =>
  happenedIn<View, Effect>({ game: 'bluff', seats, seed, options, viewer: 0, most: Infinity, choose })
