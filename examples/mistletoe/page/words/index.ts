import { gameWords, spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
export const { seats: druids } = gameWords('mistletoe')
