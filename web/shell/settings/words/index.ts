// What this view alone says, in the language of the page; loaded with it.
import { spoken } from '@nemeton/board/base/language'
import en from './en'

export const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))
