// How the tokens of a race are read, and what its effects have in common.
import { findEffect } from '@nemeton/board/effects'
import type { GameEvent } from '@nemeton/board/game'
import type { Effect, View } from './schema'

export type RaceEvent = GameEvent<View, Effect>

/** An action of a seat; places as in the view. */
export interface Action {
  token: string
  kind: 'move' | 'swap' | 'home' | 'pass'
  from: string
  to: string
  /** Of a move: how far it goes. */
  steps: number
  /** The gate whose shortcut it takes, and by which number. */
  gate: number | null
  factor: number | null
  /** The seat that is bumped or exchanged with. */
  other: number | null
}

const movePattern = /^(\d+):(s|\d+r?)-(\d+r?)(?:~(\d+)(?:\/(\d))?)?(?:x(\d))?$/
const swapPattern = /^swap:(s|\d+r?)-(\d+r?)x(\d)$/
const homePattern = /^home:(s|\d+r?)$/

const number = (text: string | undefined) => (text === undefined ? null : Number(text))

export function parseAction(token: string): Action | null {
  const none = { token, from: '', to: '', steps: 0, gate: null, factor: null, other: null }
  if (token === 'pass') return { ...none, kind: 'pass' }
  const move = movePattern.exec(token)
  if (move) {
    const gate = number(move[4])
    const steps = Number(move[1])
    const factor = gate === null ? null : (number(move[5]) ?? steps)
    return {
      ...{ token, kind: 'move', from: move[2]!, to: move[3]!, steps, gate, factor },
      other: number(move[6]),
    }
  }
  const swap = swapPattern.exec(token)
  if (swap) return { ...none, kind: 'swap', from: swap[1]!, to: swap[2]!, other: Number(swap[3]) }
  const home = homePattern.exec(token)
  return home ? { ...none, kind: 'home', from: home[1]!, to: 'home' } : null
}

/** The position of a place that is one; null for Start and home. */
export const positionOf = (place: string): number | null =>
  place === 's' || place === 'home' ? null : parseInt(place)

export const isSunwise = (place: string) => place.endsWith('r')

/** The move that was made, waits for a tile, or failed. */
export const moveIn = (effects: Effect[]) =>
  findEffect(effects, 'moved') ?? findEffect(effects, 'waits') ?? findEffect(effects, 'failed')

/** The same of an exchange. */
export const exchangeIn = (effects: Effect[]) =>
  findEffect(effects, 'exchanged') ??
  findEffect(effects, 'exchange_waits') ??
  findEffect(effects, 'exchange_failed')
