// Sigily's words, in the language of the page.
import { words } from '../../web/messages'
import { spoken } from '../../web/messages/language'
import en from './words.en'

export const say = await spoken(en, { de: () => import('./words.de') })

/** The provinces, by seat. */
export const { seats: provinces } = words.games.sigily

/** A sigil in a sentence: the eight holidays and the centre have names. */
export const nameOf = (sigil: string): string => say.holidays[sigil] ?? sigil
