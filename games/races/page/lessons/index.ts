// The words of the lessons of the three races, in the language of the page; each race has positions of its own.
import { spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
