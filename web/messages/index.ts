// The words of the page, in its language. What a game alone says lies in its own folder and is loaded with its board.
import en, { type Translation } from './en'
import { spoken } from '../base/language'

const own = await spoken<Translation>(en, { de: () => import('./de') })

export const words: typeof en = { ...own, games: { ...en.games, ...own.games } }
