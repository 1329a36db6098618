// What is said about chances, in the language of the page.
import { spoken } from '../base/language'
import en from './words.en'

export const say = await spoken(en, import.meta.glob(['./words.*.ts', '!./words.en.ts']))
