// The events of a table as turns: what one seat did from its first action until the turn passed, with the chance and the answers of
// others that belong to it; or a round in which all chose at once, with what was revealed. It follows from what events say alone.
import type { AnyEffect } from '@nemeton/board/effects'
import { gaveUp, type GameEvent, type Seat } from '@nemeton/board/game'

export interface Turn {
  /** Whose it is; null for a round of all. */
  seat: Seat | null
  /** Its first and its last event, by their numbers. */
  first: number
  last: number
  /** Whether it is over: it has passed, somebody else is awaited, or the game has ended. */
  over: boolean
}

/** Where a game says one of these, a turn goes on until it does, whoever answers meanwhile. */
const passes = ['turn_passed', 'turn_ended']
/** With these it is over, too. */
const breaks = [...passes, 'round_ended', 'match_began']

const has = ({ effects }: GameEvent, kinds: string[]) => effects.some(({ kind }) => kinds.includes(kind))

/** What effects may say besides their kind. */
interface Named extends AnyEffect {
  seat?: unknown
}
const seatIn = (effects: Named[]): Seat | undefined =>
  effects.map(({ seat }) => seat).find((seat): seat is Seat => typeof seat === 'number')

/** Who does an event: a seat, all (null) where they choose at once, or nobody where it is chance. */
const doerOf = (events: GameEvent[], n: number): Seat | null | undefined =>
  gaveUp(events[n]!) || events[n - 1]!.state.node !== 'simultaneous' ? (events[n]!.seat ?? undefined) : null

/** Whether all had chosen before event `n`, so that it begins another round. */
const isRevealed = (events: GameEvent[], n: number): boolean => {
  const [before, after] = [events[n - 2]?.state, events[n - 1]!.state]
  return (
    before?.node === 'simultaneous' && !(after.to_act ?? []).every((seat) => before.to_act?.includes(seat))
  )
}

/** A list, the lines below the board and the marks on it ask for the turns of the same events whenever one of them is drawn. */
const grouped = new WeakMap<GameEvent[], Turn[]>()

/** The turns of all events but the first, which is the position before them. */
export function turnsOf(events: GameEvent[]): Turn[] {
  const known = grouped.get(events)
  if (known) return known
  const turns = group(events)
  grouped.set(events, turns)
  return turns
}

function group(events: GameEvent[]): Turn[] {
  const isSaid = events.some((event) => has(event, passes))
  const turns: Turn[] = []
  // Whether somebody has acted in the turn; until then it is of whom chance is for.
  let begun = false
  for (let n = 1; n < events.length; ++n) {
    const event = events[n]!
    const doer = doerOf(events, n)
    const owner = doer === undefined ? seatIn(event.effects) : doer
    const turn = turns.at(-1)
    const over = has(event, breaks) || event.state.node === 'terminal'
    const isOthers =
      begun &&
      !isSaid &&
      owner !== undefined &&
      (turn?.seat === null ? isRevealed(events, n) : owner !== turn?.seat)
    if (turn && !turn.over && !isOthers && !gaveUp(event)) {
      if (!begun && doer !== undefined && !isSaid) turn.seat = doer
      if (doer === null) turn.seat = null
      Object.assign(turn, { last: n, over })
      begun ||= doer !== undefined
    } else {
      if (turn) turn.over = true
      const passed = events[n - 1]!.effects.findLast(({ kind }) => kind === 'turn_passed')
      const seat = doer === undefined && passed ? seatIn([passed]) : owner
      turns.push({ seat: seat ?? null, first: n, last: n, over })
      begun = doer !== undefined
    }
  }
  const turn = turns.at(-1)
  const { to_act = [] } = events.at(-1)!.state
  if (turn && !isSaid && turn.seat !== null && to_act.length > 0) turn.over ||= !to_act.includes(turn.seat)
  return turns
}

/** Whether the one who did it has yet to see what came of it: others chose too, or what was hidden was shown. */
const reveals = (events: GameEvent[], n: number): boolean =>
  events[n - 1]!.state.node === 'simultaneous' || events[n]!.effects.some(({ kind }) => kind === 'revealed')

/**
 * The turns that have happened since `reader` last acted, up to event `at`; of the turn that he acted in, what came after. Where
 * nobody reads who plays, the last turn that is over.
 */
export function turnsSince(events: GameEvent[], at: number, reader: Seat | null): Turn[] {
  const shown = at === events.length - 1 ? events : events.slice(0, at + 1)
  const turns = turnsOf(shown)
  if (reader === null) return turns.filter(({ over }) => over).slice(-1)
  const own = shown.findLastIndex(({ seat }, n) => n > 0 && seat === reader)
  const from = own < 0 ? 1 : own + Number(!reveals(events, own))
  return turns.flatMap((turn) => (turn.last < from ? [] : { ...turn, first: Math.max(turn.first, from) }))
}
