// What is said about chances, in the language of the page.
import { spoken } from '@nemeton/board/base/language'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
