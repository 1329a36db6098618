// Bricriu's Bluff & Bluster played on paper: five dice under each cup.
import type { Companion } from '@nemeton/board/companion'
import { spoken } from '@nemeton/board/words'
import en from './en'
import '../board.css'
import { Cup } from '../cups'

const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))

const companion: Companion = {
  order: 'lot',
  turn: say.turn,
  tools: [{ kind: 'cups', dice: 5, Cup }],
  class: 'bluff',
}

export default companion
