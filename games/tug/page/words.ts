// Tug of War’s words, in the language of the page, and the names of the villages.
import { words } from '../../../web/messages'
import { spoken } from '../../../web/base/language'
import en from './words.en'

export const say = await spoken(en, { de: () => import('./words.de') })
export const villages = words.games.tug.seats as [string, string]
