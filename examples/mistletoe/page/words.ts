import { gameWords, spoken } from '@nemeton/board/words'
import en from './words.en'

export const say = await spoken(en, import.meta.glob(['./words.*.ts', '!./words.en.ts']))
export const { seats: druids } = gameWords('mistletoe')
