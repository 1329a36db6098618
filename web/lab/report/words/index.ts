// What a report says, in the language of the page; loaded with it.
import { spoken } from '@nemeton/board/base/language'
import en from './en'
import type { ReportWords } from './words'

export const say = await spoken<ReportWords>(en, import.meta.glob(['./??.ts', '!./en.ts']))
