// The words of the page, in its language. What is said of a game stands in its own folder: its title in the manifest (board/words.ts),
// the rest beside its board.
import en, { type Translation } from './en'
import { spoken } from '@nemeton/board/base/language'

export const words: typeof en = await spoken<Translation>(en, import.meta.glob(['./??.ts', '!./en.ts']))
