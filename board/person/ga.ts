// How Irish speaks of somebody. The verb comes first and is the same of a name and of "tú"; "ag" and "chuig" leave a name as it is, where
// most prepositions would change its beginning.
import type { Person } from '.'

/** "Copar", "tú": whoever acts. */
export const who = ({ name, you }: Person): string => (you ? 'tú' : name)
/** "caitheann Copar", "caitheann tú". */
export const does = (person: Person, verb: string): string => `${verb} ${who(person)}`
/** "Copar", "thú": whom something happens to. */
export const whom = ({ name, you }: Person): string => (you ? 'thú' : name)
/** "ag Copar", "agat": who has something. */
export const having = ({ name, you }: Person): string => (you ? 'agat' : `ag ${name}`)
/** "chuig Copar", "chugat": whom something comes to. */
export const towards = ({ name, you }: Person): string => (you ? 'chugat' : `chuig ${name}`)
