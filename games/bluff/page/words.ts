// The words of Bricriu’s Bluff & Bluster, in the language of the page, and the names of the guests.
import { words } from '../../../web/messages'
import { spoken } from '../../../web/base/language'
import en from './words.en'

export const say = await spoken(en, { de: () => import('./words.de') })
export const guests = words.games.bluff.seats
