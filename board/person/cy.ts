// How Welsh speaks of somebody. The verb comes first and does not change with who acts, and nothing that comes before a
// name changes its beginning: names of people and of sides stay as they are. The reader is "ti".
import type { Person } from '.'

/** "Copr", "ti": whoever acts. */
export const who = ({ name, you }: Person): string => (you ? 'ti' : name)
/** "cwch Copr yn", "dy gwch di’n": whatever does something, and what links it to the verbal noun that follows. */
export const isDoing = (what: string): string => `${what}${/[aeiouwyâêîôûŵŷ]$/i.test(what) ? '’n' : ' yn'}`
/** "mae Copr yn taflu 3", "rwyt ti’n taflu 3": what somebody does begins with a verbal noun. */
export const does = (person: Person, what: string): string =>
  `${person.you ? 'rwyt' : 'mae'} ${isDoing(who(person))} ${what}`
/** "dydy Copr ddim yn taflu", "dwyt ti ddim yn taflu". */
export const doesNot = (person: Person, what: string): string =>
  `${person.you ? 'dwyt' : 'dydy'} ${who(person)} ddim yn ${what}`
/** "mae Copr wedi dewis", "rwyt ti wedi dewis". */
export const hasDone = (person: Person, what: string): string =>
  `${person.you ? 'rwyt' : 'mae'} ${who(person)} wedi ${what}`
/** "cwch Copr", "dy gwch di": after "dy" a thing has a softer beginning, which is `softened`. */
export const whose = ({ name, you }: Person, thing: string, softened: string): string =>
  you ? `dy ${softened} di` : `${thing} ${name}`
