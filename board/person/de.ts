// How German speaks of somebody. "Du" is small here: `sentences` gives it its capital where a sentence begins with it.
import type { Person } from '.'

/** „Kupfer“, „du“: whoever acts. */
export const who = ({ name, you }: Person): string => (you ? 'du' : name)
/** „Kupfer wirft“, „du wirfst“. */
export const does = (person: Person, theirs: string, yours: string): string =>
  `${who(person)} ${person.you ? yours : theirs}`
/** „Kupfer“, „dich“. */
export const whom = ({ name, you }: Person): string => (you ? 'dich' : name)
/** „Kupfer“, „dir“. */
export const toWhom = ({ name, you }: Person): string => (you ? 'dir' : name)
