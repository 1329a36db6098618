// Reads positions of Down the Danube, and where actions lead.

import type { GameEvent } from '@nemeton/board/game'
import type { Effect, Seat, View } from './schema'

export type DanubeEvent = GameEvent<View, Effect>

export const SQUARES = 36
export const RAPIDS = 30
export const SEA = 36
const SAFE = [29, 32, 34]

export const isSafe = (square: number) => SAFE.includes(square)

// How many boats a side has, on the river and at home.
export const boatsOf = (view: View, seat: Seat) => view.boats[seat].length + view.home[seat]

// Whose boat stands on a square.
export function boatOn(view: View, square: number): Seat | null {
  return view.boats[0].includes(square) ? 0 : view.boats[1].includes(square) ? 1 : null
}

// The action `10+3` or `10-3`: where the boat stands, how far it is sent (negative: upstream), and the square aimed at.
export interface Action {
  token: string
  from: number
  by: number
  aim: number
}

export function parseAction(token: string): Action | null {
  const match = /^(\d+)([+-]\d+)$/.exec(token)
  if (!match) return null
  const from = Number(match[1])
  const by = Number(match[2])
  return { token, from, by, aim: from + by }
}

// A boat sent onto a safe square that the enemy holds stops one short of it.
export function stopsShort(view: View, seat: Seat, action: Action): boolean {
  return action.by > 0 && isSafe(action.aim) && view.boats[other(seat)].includes(action.aim)
}

// The square where a boat's own way ends, before the rapids take it.
export const reaches = (view: View, seat: Seat, action: Action) =>
  stopsShort(view, seat, action) ? action.aim - 1 : action.aim

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** The steps that all boats of a seat have yet to go. */
export const stepsLeft = (view: View, seat: Seat): number =>
  view.boats[seat].reduce((sum, square) => sum + SEA - square, 0)
