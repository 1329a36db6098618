// Sigily's words, in the language of the page.
import { words } from '../../web/messages'
import { spoken } from '../../web/messages/language'
import en from './words.en'

export const say = await spoken(en, {})

/** The provinces, by seat. */
export const { seats: provinces } = words.games.sigily
