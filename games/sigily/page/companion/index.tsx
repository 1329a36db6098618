// Sigily played on paper: four sticks with an animal on each, and the coins of each seat.
import type { Companion } from '@nemeton/board/companion'
import { spoken } from '@nemeton/board/words'
import '../board.css'
import '../pieces.css'
import en from './en'
import { cardOf, questions } from '../questions/deck'
import { Stick } from '../sticks'

const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))

const none = 5

const companion: Companion = {
  order: 'lot',
  turn: say.turn,
  class: 'sigily',
  tools: [
    {
      kind: 'sticks',
      count: 4,
      Stick: ({ stick, up }) => <Stick flat={up} animal={stick} />,
      says(up) {
        const highest = up.lastIndexOf(true)
        return say.says(up.filter((flat) => flat).length || none, say.animals[highest])
      },
    },
    { kind: 'counters', name: say.coins },
    {
      kind: 'questions',
      counts: [12, 13, 14, 15, 16],
      cards: questions.map((each) => cardOf(each, each[0])),
    },
  ],
}

export default companion
