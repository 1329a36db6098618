// Brandubh’s words, in the language of the page.
import { spoken } from '../../../web/base/language'
import en from './words.en'

export const say = await spoken(en, { de: () => import('./words.de') })
