// Sigily's words, in the language of the page.
import { words } from '../../../web/messages'
import type { OptionWords } from '../../../web/messages/en'
import { spoken } from '../../../web/base/language'
import en from './words.en'

export const say = await spoken(en, { de: () => import('./words.de') })

/** The provinces, by seat; the names of the spells and what they do, by their words in tokens. */
export const { seats: provinces } = words.games.sigily
export const { values: spells, notes: spellNotes } = words.games.sigily.options!
  .spells as Required<OptionWords>

/** A sigil in a sentence: the eight holidays and the centre have names. */
export const nameOf = (sigil: string): string => say.holidays[sigil] ?? sigil
