// Druid’s Duel’s words, in the language of the page, and the names of the druids.
import { words } from '../../../web/messages'
import { spoken } from '../../../web/base/language'
import en from './words.en'

export const say = await spoken(en, { de: () => import('./words.de') })
export const druids = words.games.duel.seats
