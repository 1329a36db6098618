// What the question cards say, in the language of the page; loaded with the first card.
import { spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
