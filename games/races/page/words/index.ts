// The words of the races, in the language of the page.
import { gameWords, spoken } from '@nemeton/board/words'
import en from './en'

/** By seat; the same in all three races. */
export const names = gameWords('tabulus').seats

export const say = (await spoken(en, import.meta.glob(['./??.ts', '!./en.ts'])))(names)
