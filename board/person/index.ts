// Who is spoken of in a sentence: somebody by name, or the reader. How a language does so is in its file beside this.
import type { Seat } from '../event'

export interface Person {
  seat: Seat
  /** "Copper", or the name that somebody has given. */
  name: string
  /** Whether it is who reads: "You throw 3", not "Copper throws 3". */
  you: boolean
}

export type Persons = (seat: Seat) => Person

/** The persons of a table at which `mine` are the seats of this device: one alone is "you", of several none is. */
export const personsOf =
  (looks: { name: string }[], mine: Seat[]): Persons =>
  (seat) => ({ seat, name: looks[seat]?.name ?? '', you: mine.length === 1 && mine[0] === seat })

/** The form of a verb, or whatever else differs, where it is of somebody else or of the reader. */
export const verb = ({ you }: Person, theirs: string, yours: string): string => (you ? yours : theirs)

/** The reader first, then the others as they come. */
export const youFirst = (people: Person[]): Person[] =>
  people.toSorted((a, b) => Number(b.you) - Number(a.you))

/** Text whose sentences begin with a capital letter, also where they begin with "you". */
export const sentences = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase())
