// Why the server refused something, in the language of the page; loaded when it refuses.
import { spoken } from '@nemeton/board/base/language'
import en from './en'

export const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))
