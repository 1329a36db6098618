// The words of Bricriu’s Bluff & Bluster, in the language of the page, and the names of the guests.
import { gameWords, spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
export const guests = gameWords('bluff').seats
