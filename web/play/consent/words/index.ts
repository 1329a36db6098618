// What people at a table ask of each other, in the language of the page; loaded where somebody plays or asks.
import { spoken } from '@nemeton/board/base/language'
import en from './en'

export const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))
