// A challenge as it is seen to come out, step by step: the cups are lifted, the dice that count light up one after the other, and those
// that are lost go away.

import { useEffect, useState } from 'preact/hooks'
import { findEffect } from '@nemeton/board/effects'
import { slowness } from '@nemeton/board/motion'
import type { Look } from './cups'
import type { Effect } from './schema'

/** A die on the table, by its seat, whether it was under the cup, and its place there. */
interface Lying {
  seat: number
  row: 'hidden' | 'shown'
  i: number
  value: number
}

/** The dice as they are revealed: of each seat those under the cup, then those shown. */
const revealed = (effects: Effect[]): Lying[] =>
  effects.flatMap((effect) => {
    if (effect.kind !== 'revealed') return []
    const { seat, hidden, shown } = effect
    return [
      ...hidden.map((value, i): Lying => ({ seat, row: 'hidden', i, value })),
      ...shown.map((value, i): Lying => ({ seat, row: 'shown', i, value })),
    ]
  })

export const nameOf = ({ seat, row, i }: Omit<Lying, 'value'>) => `${row}-${seat}-${i}`

/** Those that count for the bid, in the order in which they are revealed. */
export function counted(effects: Effect[]): Lying[] {
  const faces = findEffect(effects, 'counted')?.faces ?? []
  return revealed(effects).filter(({ value }) => faces.includes(value))
}

/** Those that are lost; what does not count goes first. */
export function lost(effects: Effect[]): Lying[] {
  const lit = new Set(counted(effects).map(nameOf))
  const all = revealed(effects).sort((a, b) => Number(lit.has(nameOf(a))) - Number(lit.has(nameOf(b))))
  return effects.flatMap((effect) =>
    effect.kind === 'lost_dice' ? all.filter(({ seat }) => seat === effect.seat).slice(0, effect.count) : [],
  )
}

/** How each die looks, by its name, when `lit` of those that count have been counted, and `over` when that was all. */
export function looksOf(effects: Effect[], lit: number, over: boolean): Map<string, Look> {
  const lights = counted(effects).map(nameOf)
  const gone = new Set(over ? lost(effects).map(nameOf) : [])
  const all = revealed(effects).map(nameOf)
  return new Map(
    all.map((name) => {
      const at = lights.indexOf(name)
      const look = at < 0 ? 'dim' : at < lit ? 'lit' : ''
      return [name, (gone.has(name) ? `${look} lost` : look) as Look]
    }),
  )
}

const lift = 300 // ms
const countAll = 1500 // for all dice that count, if they are many
const countOne = 260 // for one of them
const lose = 300

/** How long each step takes at the usual pace, in milliseconds; there is one for the cups, one for each die that counts, one for the verdict. */
export function pace(count: number): number[] {
  const each = Math.min(countOne, Math.floor(countAll / Math.max(1, count)))
  return [lift, ...Array<number>(count).fill(each), lose]
}

export const rest = 2400 // ms at the usual pace that the verdict stays

export const lasts = (count: number): number => pace(count).reduce((sum, time) => sum + time, rest)

export interface Reveal {
  /** How many dice have been counted so far. */
  lit: number
  /** Whether that is all. */
  over: boolean
  /** Goes to its end at once. */
  finish(): void
}

/** The reveal of the challenge in event `n`; step by step only if `animate`. */
export function useReveal(effects: Effect[], n: number, animate: boolean): Reveal {
  const count = findEffect(effects, 'counted')?.count
  const steps = count === undefined ? [] : pace(count)
  const [seen, see] = useState({ n: -1, step: 0 })
  const step = !animate || count === undefined ? steps.length : seen.n === n ? seen.step : 0
  const finish = () => see({ n, step: steps.length })
  const wait = steps[step]
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => see({ n, step: step + 1 }), wait * slowness())
    return () => clearTimeout(timer)
  }, [n, step, wait])
  return {
    lit: Math.min(count ?? 0, Math.max(0, step - 1)),
    over: step > (count ?? 0) + 1,
    finish,
  }
}
