// What the manifests say of the games, in the language of the page: their names, their seats, their options. A language that a game has
// not got is English there.
import english from 'virtual:nemeton/words/en'
import { language, listed, spoken } from '../base/language'

export { language, listed, spoken }

/** An option as people read it; what is missing is as the rules core has it. */
export interface OptionWords {
  name?: string
  help?: string
  values?: Record<string, string>
  /** What a value means, where its name does not say it. */
  notes?: Record<string, string>
}

/** A game as it is spoken of before its board is loaded. */
export interface GameWords {
  name: string
  blurb: string
  /** By seat. */
  seats: string[]
  credit?: string
  /** Those that this game has alone, or that mean something else here. */
  options?: Record<string, OptionWords>
  /** What keys, values and tokens mean, for a game without a board of its own. */
  terms?: Record<string, string>
}

const own = await spoken(english, { de: () => import('virtual:nemeton/words/de') })

/** The words of a game that there is, by its id. */
export const gameWords = (game: string): GameWords => own[game] ?? english[game]!
