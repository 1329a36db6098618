// A challenge as it is seen to come out, step by step: the cups are lifted, the dice that count light up one after the other, and those
// that are lost go away.

import { useEffect, useState } from 'preact/hooks'
import type { Look } from './cups'
import { counts, parseBid } from './position'
import type { Round } from './schema'

/** A die on the table, by its seat, whether it was under the cup, and its place there. */
export interface Lying {
  seat: number
  row: 'hidden' | 'shown'
  i: number
  value: number
}

/** The dice of a seat: those under the cup, then those shown. */
const diceOf = ({ hidden, shown }: Round, seat: number): Lying[] => [
  ...hidden[seat]!.map((value, i): Lying => ({ seat, row: 'hidden', i, value })),
  ...shown[seat]!.map((value, i): Lying => ({ seat, row: 'shown', i, value })),
]

export const nameOf = ({ seat, row, i }: Omit<Lying, 'value'>) => `${row}-${seat}-${i}`

/** Those that count for the bid, in the order in which they are counted: round the table from the bidder. */
export function counted(round: Round): Lying[] {
  const { face } = parseBid(round.bid)!
  const count = (die: Lying) => (face === 1 ? die.value === 1 : counts(die.value, face))
  return round.hidden.flatMap((_, k) => diceOf(round, (round.bidder + k) % round.hidden.length).filter(count))
}

/** Those that are lost; what does not count goes first. */
export function lost(round: Round): Lying[] {
  const lit = new Set(counted(round).map(nameOf))
  return round.lost.flatMap((many, seat) => {
    const all = diceOf(round, seat).sort((a, b) => Number(lit.has(nameOf(a))) - Number(lit.has(nameOf(b))))
    return all.slice(0, many)
  })
}

/** How each die looks, by its name, when `lit` of those that count have been counted, and `over` when that was all. */
export function looksOf(round: Round, lit: number, over: boolean): Map<string, Look> {
  const lights = counted(round).map(nameOf)
  const gone = new Set(over ? lost(round).map(nameOf) : [])
  const all = round.hidden.flatMap((_, seat) => diceOf(round, seat).map(nameOf))
  return new Map(
    all.map((name) => {
      const at = lights.indexOf(name)
      const look = at < 0 ? 'dim' : at < lit ? 'lit' : ''
      return [name, (gone.has(name) ? `${look} lost` : look) as Look]
    }),
  )
}

const kLift = 300 // ms
const kAll = 1500 // for all dice that count, if they are many
const kMost = 260 // for one of them
const kLose = 300

/** How long each step takes, in milliseconds; there is one for the cups, one for each die that counts, one for the verdict. */
export function pace({ count }: Round): number[] {
  const each = Math.min(kMost, Math.floor(kAll / Math.max(1, count)))
  return [kLift, ...Array<number>(count).fill(each), kLose]
}

export const kRest = 2400 // ms that the verdict stays

export const lasts = (round: Round): number => pace(round).reduce((sum, time) => sum + time, kRest)

/**
 * How many dice have been counted so far, and whether that is all; in its course only where `animate`, and at its end at once when
 * `finish` is called.
 */
export function useReveal(
  round: Round | null,
  n: number,
  animate: boolean,
): { lit: number; over: boolean; finish(): void } {
  const steps = round ? pace(round) : []
  const [seen, see] = useState({ n: -1, step: 0 })
  const step = !animate || !round ? steps.length : seen.n === n ? seen.step : 0
  const finish = () => see({ n, step: steps.length })
  useEffect(() => {
    if (step >= steps.length) return
    const timer = setTimeout(() => see({ n, step: step + 1 }), steps[step])
    return () => clearTimeout(timer)
  }, [n, step, steps.length])
  return {
    lit: round ? Math.min(round.count, Math.max(0, step - 1)) : 0,
    over: step > (round?.count ?? 0) + 1,
    finish,
  }
}
