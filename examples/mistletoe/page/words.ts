import { gameWords, spoken } from '@nemeton/board/words'
import en from './words.en'

export const say = await spoken(en, { de: () => import('./words.de') })
export const { seats: druids } = gameWords('mistletoe')
