// The signs carved into the sigils, the stones of the spells and the sticks; they are drawn in signs.svg. Each territory has one
// family of the ogham alphabet, so that the strokes count the steps from its gate; its third sigil is a sun. The gates have the
// fire festivals, the deep has spirals.
import type { JSX } from 'preact'
import { isDeep } from './position'
import type { Sigil } from './schema'
import signs from './signs.svg'

/** Such as "spell-curse" or "animal-h"; `as` is its class. */
export const Sign = ({ of, as = 'sign' }: { of: string; as?: string }): JSX.Element => (
  <use class={as} href={`${signs}#${of}`} />
)

export const signOf = (sigil: Sigil): string => (isDeep(sigil) ? `deep-${sigil.at(-1)}` : `sigil-${sigil}`)
