// What people at a table can say to each other: phrases by name, as the server knows them (docs/api.md).
import type { Phrase } from '@nemeton/websocket'
import type { Seat } from '@nemeton/board/game'

export const phrases = [
  'hello',
  'good_luck',
  'nice_move',
  'sorry',
  'one_moment',
  'thank_you',
  'well_played',
  'good_game',
] as const satisfies readonly Phrase[]

/** What a seat said last, and when it was heard, by `performance.now()`. */
export interface Said {
  phrase: Phrase
  at: number
}
export type Heard = Partial<Record<Seat, Said>>

/** After saying one it is waited so long, in milliseconds: more than the server asks for, since messages do not all take the same time. */
export const phrasePause = 3500
