// Druid’s Duel’s words, in the language of the page, and the names of the druids.
import { gameWords, spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
export const druids = gameWords('duel').seats
