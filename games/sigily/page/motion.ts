// What moves on the board from one position to the next: chariots along their way, those that are sent off behind them, and
// coins. A motion takes at most 300 ms; what follows from another begins after it.
import type { Point } from '@nemeton/board/art/line'
import { findEffect } from '@nemeton/board/effects'
import { stacksOf, type SigilyEvent } from './position'
import type { Chariot, Effect, Seat, Sigil, Stack, View } from './schema'
import { placeOf, purseOf, slotOf } from './wheel'

export const leg = 300

/** Where a chariot is drawn. */
export interface Standing extends Point {
  seat: Seat
  number: number
  size: number
  /** The stack that it leads. */
  leads: Stack | null
  where: 'hand' | 'board' | 'home'
}

const inCamp = 0.62
const lift = 13

/** How far the two stacks of a fight stand aside. */
const offsetInFight = 27

export const keyOf = (seat: Seat, number: number) => `${seat}-${number}`

/** Every chariot, those in front last. */
export function standings(view: View): Map<string, Standing> {
  const list = new Map<string, Standing>()
  view.teams.forEach((team, seat) =>
    team.forEach(({ where }, number) => {
      const place = { ...slotOf(seat, number, team.length), size: inCamp }
      if (where !== 'board') list.set(keyOf(seat, number), { seat, number, ...place, leads: null, where })
    }),
  )
  for (const stack of stacksOf(view)) {
    const { x, y } = placeOf(stack.at)
    const fights = view.fight?.attacker.at === stack.at
    const aside = fights ? (stack === view.fight!.attacker ? -offsetInFight : offsetInFight) : 0
    const rise = ((stack.chariots.length - 1) * lift) / 2
    ;[...stack.chariots].reverse().forEach(([seat, number], height) => {
      const leads = height === stack.chariots.length - 1 ? stack : null
      const at = { x: x + aside, y: y + aside * 0.6 + rise - height * lift, size: fights ? 0.9 : 1 }
      list.set(keyOf(seat, number), { seat, number, ...at, leads, where: 'board' })
    })
  }
  return list
}

export const transformOf = ({ x, y }: Point, size: number) =>
  `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${size})`

const drawn = ({ size, ...at }: Standing) => transformOf(at, size)

/** A stack that went its way. */
export interface Step {
  chariots: Chariot[]
  /** The sigils on its way, both ends included; the first is missing where it came in from hand. */
  way: Sigil[]
}

export function stepOf(effects: Effect[]): Step | null {
  const moved = findEffect(effects, 'moved') ?? findEffect(effects, 'moved_back')
  if (moved) return { chariots: moved.stack.chariots, way: [moved.from, ...moved.way] }
  const cameIn = findEffect(effects, 'came_in')
  return cameIn ? { chariots: cameIn.stack.chariots, way: [cameIn.stack.at] } : null
}

export interface Motion {
  /** Which chariot, as `keyOf` has it. */
  chariot: string
  frames: string[]
  delay: number
}

/** `carried` is how far a hand has already pulled the stack that moves. */
export function motions(
  { effects, view }: SigilyEvent,
  before: View,
  carried: Point | null = null,
): Motion[] {
  const old = standings(before)
  const now = standings(view)
  const step = stepOf(effects)
  const movers = new Set(step?.chariots.map(([seat, number]) => keyOf(seat, number)))
  const list: Motion[] = []
  for (const [chariot, standing] of now) {
    const from = old.get(chariot)!
    const start = drawn(from)
    const end = drawn(standing)
    if (!movers.has(chariot)) {
      if (start !== end) list.push({ chariot, frames: [start, end], delay: step ? leg : 0 })
      continue
    }
    const stops = step!.way.slice(step!.way.length > 1 ? 1 : 0).map(placeOf)
    const last = stops.pop()!
    const arrives = standing.where === 'board' && Math.hypot(standing.x - last.x, standing.y - last.y) < 60
    const goal = arrives ? end : transformOf(last, 1)
    const way = carried
      ? [transformOf({ x: from.x + carried.x, y: from.y + carried.y }, from.size), goal]
      : [start, ...stops.map((stop) => transformOf(stop, 1)), goal]
    list.push({ chariot, frames: way, delay: 0 })
    if (!arrives) list.push({ chariot, frames: [way.at(-1)!, end], delay: leg })
  }
  return list
}

export interface Flight {
  from: Point
  to: Point
  coins: number
  delay: number
}

/** Coins that go over the board: to the jackpot, out of it where it flows over, and home. */
export function flights(effects: Effect[]): Flight[] {
  const delay = stepOf(effects) ? leg : 0
  const centre = placeOf('c')
  return effects.flatMap((effect): Flight[] => {
    switch (effect.kind) {
      case 'forfeited':
        return [{ from: placeOf(effect.at), to: centre, coins: effect.coins, delay }]
      case 'paid': {
        const from = effect.from === null ? purseOf(effect.seat) : placeOf(effect.from)
        return [{ from, to: centre, coins: effect.coins, delay }]
      }
      case 'overflowed':
        return [{ from: centre, to: placeOf(effect.at), coins: 1, delay: delay + leg }]
      case 'brought_home':
        return [{ from: placeOf(effect.at), to: purseOf(effect.seat), coins: effect.coins, delay }]
      default:
        return []
    }
  })
}
