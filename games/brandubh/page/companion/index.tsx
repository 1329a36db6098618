// Brandubh played on paper: nothing is thrown.
import type { Companion } from '@nemeton/board/companion'
import { spoken } from '@nemeton/board/words'
import en from './en'

const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))

const companion: Companion = {
  start: say.start,
  order: 'fixed',
  turn: say.turn,
  tools: [],
  class: 'brandubh',
}

export default companion
