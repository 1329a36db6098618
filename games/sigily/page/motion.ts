// What moves on the board from one position to the next: chariots along their way, those that are sent off behind them, and
// coins. A motion takes at most 300 ms; what follows from another begins after it.
import type { GameEvent } from '@nemeton/board/game'
import type { Point } from '@nemeton/board/art/line'
import { goalOf } from './choice'
import { readMove, sigils, stackOn, stacksOf, type Seat, type Sigil, type Stack, type View } from './position'
import { placeOf, purseOf, slotOf, wayInDeep, wayOnRing } from './wheel'

export const kLeg = 300

/** Where a chariot is drawn. */
export interface Standing extends Point {
  seat: Seat
  number: number
  size: number
  /** The stack that it leads. */
  leads: Stack | null
  where: 'hand' | 'board' | 'home'
}

const kInCamp = 0.62
const kLift = 13

/** How far the two stacks of a fight stand aside. */
const kAside = 27

export const keyOf = (seat: Seat, number: number) => `${seat}-${number}`

/** Every chariot, those in front last. */
export function standings(view: View): Map<string, Standing> {
  const list = new Map<string, Standing>()
  view.teams.forEach((team, seat) =>
    team.forEach(({ where }, number) => {
      const place = { ...slotOf(seat, number, team.length), size: kInCamp }
      if (where !== 'board') list.set(keyOf(seat, number), { seat, number, ...place, leads: null, where })
    }),
  )
  for (const stack of stacksOf(view)) {
    const { x, y } = placeOf(stack.at)
    const fights = view.fight?.attacker.at === stack.at
    const aside = fights ? (stack === view.fight!.attacker ? -kAside : kAside) : 0
    const rise = ((stack.chariots.length - 1) * kLift) / 2
    ;[...stack.chariots].reverse().forEach(([seat, number], height) => {
      const leads = height === stack.chariots.length - 1 ? stack : null
      const at = { x: x + aside, y: y + aside * 0.6 + rise - height * kLift, size: fights ? 0.9 : 1 }
      list.set(keyOf(seat, number), { seat, number, ...at, leads, where: 'board' })
    })
  }
  return list
}

export const transformOf = ({ x, y }: Point, size: number) =>
  `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${size})`

const drawn = ({ size, ...at }: Standing) => transformOf(at, size)

/** A move of chariots as it was told by its token. */
export interface Step {
  chariots: [Seat, number][]
  /** The sigils on its way, both ends included; the first is missing where it came in from hand. */
  way: Sigil[]
}

export function readStep({ token }: Pick<GameEvent<View>, 'token'>, before: View): Step | null {
  if (before.stage !== 'move' || token === null) return null
  const { from, exit } = readMove(token)
  const goal = goalOf(before, token)
  if (goal === 'stay') return null
  if (from === 'in') {
    const number = before.teams[before.turn!]!.findIndex(({ where }) => where === 'hand')
    return { chariots: [[before.turn!, number]], way: [goal] }
  }
  const { chariots, entry } = stackOn(before, from)!
  return { chariots, way: wayOf(before, from, goal, entry, exit) }
}

function wayOf(before: View, from: Sigil, goal: Sigil, entry: number | null, exit: number | null): Sigil[] {
  const what = before.declared?.what
  if (entry === null && what !== 'enter') return wayOnRing(from, goal, what !== 'back')
  const gate = entry ?? Number(from)
  const leaves = exit ?? (from !== 'c' && parseInt(from) !== gate ? parseInt(from) : null)
  return wayInDeep(from, goal, gate, leaves)
}

export interface Motion {
  /** Which chariot, as `keyOf` has it. */
  chariot: string
  frames: string[]
  delay: number
}

/** `carried` is how far a hand has already pulled the stack that moves. */
export function motions(event: GameEvent<View>, before: View, carried: Point | null = null): Motion[] {
  const old = standings(before)
  const now = standings(event.view)
  const step = readStep(event, before)
  const movers = new Set(step?.chariots.map(([seat, number]) => keyOf(seat, number)))
  const list: Motion[] = []
  for (const [chariot, standing] of now) {
    const from = old.get(chariot)!
    const start = drawn(from)
    const end = drawn(standing)
    if (!movers.has(chariot)) {
      if (start !== end) list.push({ chariot, frames: [start, end], delay: step ? kLeg : 0 })
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
    if (!arrives) list.push({ chariot, frames: [way.at(-1)!, end], delay: kLeg })
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
export function flights(event: GameEvent<View>, before: View): Flight[] {
  const after = event.view
  const list: Flight[] = []
  const delay = before.stage === 'move' ? kLeg : 0
  const centre = placeOf('c')
  // Who paid or lost them: a stack with fewer coins than before, or a treasure.
  const poorer = stacksOf(before).filter(({ chariots, coins }) => coins > purseUnder(after, chariots[0]!))
  const payer = after.treasure.findIndex((coins, seat) => coins < before.treasure[seat]!)
  const sources = poorer.map(({ at }) => placeOf(before.fight ? before.fight.attacker.at : at))
  if (payer >= 0) sources.push(purseOf(payer))
  const burned = before.stage === 'fireball'
  const grown = after.lying.map((coins, i) => coins - before.lying[i]!)
  const jackpot = grown.at(-1)!
  const over = burned ? [] : grown.slice(0, -1).flatMap((coins, i) => (coins > 0 ? [i] : []))
  if (!burned && jackpot + over.length > 0)
    sources.forEach((from) =>
      list.push({ from, to: centre, coins: Math.ceil((jackpot + over.length) / sources.length), delay }),
    )
  over.forEach((i) => list.push({ from: centre, to: placeOf(sigils[i]!), coins: 1, delay: delay + kLeg }))
  after.treasure.forEach((coins, seat) => {
    const gain = coins - before.treasure[seat]!
    if (gain > 0)
      list.push({ from: placeOf(String(after.starts[seat])), to: purseOf(seat), coins: gain, delay })
  })
  return list
}

function purseUnder(view: View, [seat, number]: [Seat, number]): number {
  const stack = stacksOf(view).find(({ chariots }) => chariots.some(([s, n]) => s === seat && n === number))
  return stack?.coins ?? 0
}
