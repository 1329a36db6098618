// Druid's Duel played on paper: forty cards, dealt out.
import type { Companion } from '@nemeton/board/companion'
import { spoken } from '@nemeton/board/words'
import '../board.css'
import { CardBack, CardFace } from '../cards'
import en from './en'
import { printedRank, ranks, suits } from '../position'

const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))

const companion: Companion = {
  start: say.start,
  order: 'together',
  turn: say.turn,
  class: 'duel',
  tools: [
    {
      kind: 'hands',
      cards: suits.flatMap((suit) => ranks.map((rank) => rank + suit)),
      Face: CardFace,
      Back: CardBack,
      says: (card) => say.card(printedRank(card), say.suits[card[1]!]!),
    },
  ],
}

export default companion
