// A game played by its steps, without a table: what a seat at it would have seen.
import type { GameEvent, Options, Seat } from '@nemeton/board/game'
import type { RulesCore } from './rules_core'

/** A game so far; `steps` as in a record. */
export interface GameLine {
  game: string
  seats: number
  options: Options
  steps: string[]
}

/** The events as a seat sees them, as far as the steps are legal: all of them, if there is one more event than steps. */
export const replay = (core: RulesCore, line: GameLine, seat: Seat): GameEvent[] =>
  (core.replay({ line, seat }) as { events: GameEvent[] }).events
