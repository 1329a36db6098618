// For tests: the persons at a table, by the names of its seats.
import type { Seat } from '../../board/game'
import { personsOf, type Persons } from '../../board/person'
import { gameWords } from '../../board/words'

/** As a spectator reads of them, or the reader who has the seat `reader`. */
export const personsAt = (game: string, ...reader: Seat[]): Persons =>
  personsOf(
    gameWords(game).seats.map((name) => ({ name })),
    reader,
  )
