// What the manifests say of the games, in the language of the page: their names, their seats, their options. A language that a game has
// not got is English there.
import english, { others } from 'virtual:nemeton/words'
import { language, listed, spoken } from './base/language'

export { language, listed, spoken }

/** An option as people read it; what is missing is as the rules core has it. */
export interface OptionWords {
  name?: string
  values?: Record<string, string>
}

/** A game as it is spoken of before its board is loaded. */
export interface GameWords {
  name: string
  blurb: string
  /** What one plays for, in a sentence. */
  goal?: string
  /** By seat. */
  seats: string[]
  credit?: string
  /** Those that this game has alone, or that mean something else here. */
  options?: Record<string, OptionWords>
  /** What keys, values and tokens mean, for a game without a board of its own. */
  terms?: Record<string, string>
}

const own = await spoken(english, others)

/** The words of a game that there is, by its id. */
export const gameWords = (game: string): GameWords => own[game] ?? english[game]!
