// What is said to those who watch the games of others, in the language of the page; loaded with these views.
import { spoken } from '@nemeton/board/base/language'
import en from './en'

export const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))
