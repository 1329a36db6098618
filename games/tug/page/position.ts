// The actions of Tug of War, read, and what an act would do in a position.

import type { GameEvent } from '@nemeton/board/game'
import type { Act, Effect, Seat, Side, View } from './schema'

export type TugEvent = GameEvent<View, Effect>

export const acts: Act[] = ['elim', 'finish', 'weaken', 'swap']

/** An action, read: a die used beside one of the column, berserk (how many of the four stand), or what is rolled again. */
export type Choice =
  | { kind: 'use'; rolled: number; beside: number; act: Act }
  | { kind: 'berserk'; standing: number }
  | { kind: 'reroll'; value: number }
  | { kind: 'stand' }

export function parseChoice(token: string): Choice | null {
  if (token === 'stand') return { kind: 'stand' }
  const use = /^([1-6])\/([1-6]):(elim|finish|weaken|swap)$/.exec(token)
  if (use) return { kind: 'use', rolled: Number(use[1]), beside: Number(use[2]), act: use[3] as Act }
  const other = /^(berserk|reroll):(\d)$/.exec(token)
  if (!other) return null
  const value = Number(other[2])
  return other[1] === 'berserk' ? { kind: 'berserk', standing: value } : { kind: 'reroll', value }
}

export const useToken = (rolled: number, beside: number, act: Act) => `${rolled}/${beside}:${act}`

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const onRope = ({ standing, weakened }: Side) => standing + weakened

/** The least that a die must show for an act beside `beside`. */
export function needs(act: Act, beside: number): number {
  if (act === 'elim') return beside
  return act === 'finish' ? Math.max(1, beside - 2) : 1
}

/** How many athletes come (or go, negative) when `rolled` is swapped for `beside`: as many as there are to come or to go. */
export function swapChange(side: Side, rolled: number, beside: number): number {
  const change = 1 + rolled - beside
  return change > 0 ? Math.min(change, side.reserve) : Math.max(change, -onRope(side))
}

/** How many matches a seat has won. */
export const matchesWon = (view: View, seat: Seat) =>
  Number(view.first_match === seat) + Number(view.end?.why === 'match' && view.end.winner === seat)
