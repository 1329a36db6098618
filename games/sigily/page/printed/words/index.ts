// What is written on Sigily's sheets of paper, in the language of the page.
import { spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))
