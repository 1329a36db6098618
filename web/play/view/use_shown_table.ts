// What the view of a table shows now: the event at the playhead, and what follows from it.
import { useMemo } from 'preact/hooks'
import type { AnyGamePart, GameEvent, Seat } from '@nemeton/board/game'
import { slowness } from '@nemeton/board/base/pace'
import { personsOf, type Persons } from '@nemeton/board/person'
import { useMedia } from '../../shared/browser/hooks'
import { actingSeat, initialState, isOver, isUpToDate, type Table, type TableState } from '../table/table'
import { turnsOf, turnsSince } from '../table/event_turns'
import { useTableState } from '../table/use_table_state'
import { usePlayhead, type Playhead } from './replay/playhead'

const nothing: string[] = []

export interface ShownTable {
  table: Table
  part: AnyGamePart
  state: TableState
  persons: Persons
  events: GameEvent[]
  head: Playhead
  /** The index of the newest event. */
  last: number
  /** The event in view; undefined before the first. */
  event: GameEvent | undefined
  over: boolean
  /** Whether the reader looks at a record, or has stepped back. */
  past: boolean
  /** The seat of this device that acts now, and its legal actions. */
  acting: Seat | undefined
  actions: string[]
  reader: Seat | null
  trail: GameEvent[]
  /** Whether the step to the event is shown as movement. */
  animate: boolean
}

/** Whose reading it is: the one seat of this device, or of several the one that looks or acts; null where nobody's. */
function readerOf({ mine, looks }: TableState, { state: { to_act = [] } }: GameEvent): Seat | null {
  if (mine.length === 1) return mine[0]!
  return looks ?? to_act.find((seat) => mine.includes(seat)) ?? null
}

/** The events of others' turns that the reader has not answered yet; in the past, of the turn of event `at`. */
function trailOf(events: GameEvent[], at: number, reader: Seat | null, past: boolean): GameEvent[] {
  const turns = past
    ? turnsOf(events.slice(0, at + 1)).slice(-1)
    : turnsSince(events, at, reader).filter(({ seat }) => seat !== reader)
  return turns.flatMap(({ first, last }) => events.slice(first, last + 1))
}

export function useShownTable(table: Table, part: AnyGamePart): ShownTable {
  const state = useTableState(table)
  // A game that goes on is shown as it stands, not played through once more.
  const events = isUpToDate(state) ? state.events : initialState.events
  const persons = useMemo(() => personsOf(part.seats, state.mine), [part, state.mine])
  const head = usePlayhead(events, part.linger)
  const { at, following } = head
  const last = events.length - 1
  const event = events[at]
  const live = following && at === last && !state.acting
  const acting = live ? actingSeat(state) : undefined
  const actions = useMemo(
    () => (acting === undefined ? undefined : event?.state.actions?.[acting]) ?? nothing,
    [acting, event],
  )
  const past = !following || table.kind === 'record'
  const reader = event ? readerOf(state, event) : null
  const trail = useMemo(
    () => (events[at] ? trailOf(events, at, reader, past) : []),
    [events, at, reader, past],
  )
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const animate = head.stepped && !still && slowness() > 0
  const over = isOver(state)
  return {
    ...{ table, part, state, persons, events, head, last, event, over },
    ...{ past, acting, actions, reader, trail, animate },
  }
}
