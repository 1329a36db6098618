// The events of a game, as a table tells them (docs/websocket.md).
import type { AnyEffect } from './effects'

/** A seat's place, numbered from 0 as in the rules. */
export type Seat = number

export type OptionValue = string | number | boolean
/** The rules of a table, by the names of a game's options. */
export type Options = Record<string, OptionValue>

/** What the game waits for, as the engine protocol says it; `actions` has the receiver's own seats only. */
export interface GameState {
  ply: number
  node: 'decision' | 'simultaneous' | 'chance' | 'terminal'
  to_act?: Seat[]
  actions?: Record<string, string[]>
  /** At a chance node: what there is, and who says it if a person sits there. */
  outcomes?: Record<string, number>
  asked?: Seat
  returns?: number[]
}

/** Whether an event is no action: the seat gave the game up, its time was up, its person did not come back, or a tie was agreed on. */
export const gaveUp = ({
  resigned,
  timed_out,
  abandoned,
  tied,
}: Pick<GameEvent, 'resigned' | 'timed_out' | 'abandoned' | 'tied'>): boolean =>
  resigned === true || timed_out === true || abandoned === true || tied === true

/** One thing that happened (docs/websocket.md). Event 0 is the position before the first action: no seat, no token. */
export interface GameEvent<View = unknown, Effect extends AnyEffect = AnyEffect> {
  n: number
  /** Who acted; null for chance and for event 0. */
  seat: Seat | null
  token: string | null
  resigned?: boolean
  /** The seat's time was up. */
  timed_out?: boolean
  /** Another has claimed the win of the seat, whose person did not come back. */
  abandoned?: boolean
  /** A tie was agreed on; nobody's. */
  tied?: boolean
  /** What the action used of the seat's time, in milliseconds, where its clock ran. */
  used?: number
  /** The action id of the client that acted; only in what the actor himself gets. */
  id?: string
  state: GameState
  /** The position after the event, as the receiver may know it. */
  view: View
  /** What the event did, in order, as far as the receiver may know; none where somebody gives up or runs out of time. */
  effects: Effect[]
}
