// What a board is to mark of an idea.
import type { GameEvent, Seat } from '@nemeton/board/game'
import type { Idea } from './analysis_queries'

/** An idea of `seat` at an event as if it were played; where that would show what is hidden, its token alone, in the position as it is. */
export const hintMark = ({ action, event }: Idea, seat: Seat, at: GameEvent): GameEvent =>
  event ?? { ...at, seat, token: action, effects: [] }
