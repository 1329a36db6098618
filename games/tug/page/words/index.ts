// Tug of War’s words, in the language of the page, and the names of the villages.
import { gameWords, spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
export const villages = gameWords('tug').seats as [string, string]
