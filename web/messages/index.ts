// The words of the page, in its language. What a game alone says lies in its own folder and is loaded with its board.
import en from './en'
import { spoken } from './language'

export const words = await spoken(en, { de: () => import('./de') })
