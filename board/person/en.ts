// How English speaks of somebody. "You" is small here: `sentences` gives it its capital where a sentence begins with it.
import type { Person } from '.'

/** "Copper", "you": whoever acts, or whom something happens to. */
export const who = ({ name, you }: Person): string => (you ? 'you' : name)
/** "Copper throws", "you throw". */
export const does = (person: Person, theirs: string, yours: string): string =>
  `${who(person)} ${person.you ? yours : theirs}`
/** "Copper’s", "your". */
export const whose = ({ name, you }: Person): string => (you ? 'your' : `${name}’s`)
