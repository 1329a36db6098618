// What is said of sharing a game, in the language of the page.
import { spoken } from '@nemeton/board/base/language'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
