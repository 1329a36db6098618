// The words of the races, in the language of the page.
import { words } from '../../../web/messages'
import { spoken } from '../../../web/base/language'
import en from './words.en'

/** By seat; the same in all three races. */
export const names = words.games.tabulus.seats

export const say = (await spoken(en, { de: () => import('./words.de') }))(names)
