// Down the Danube played on paper: four sticks.
import type { Companion } from '@nemeton/board/companion'
import { spoken } from '@nemeton/board/words'
import '../board.css'
import en from './en'
import { Stick } from '../sticks'

const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))

const whites = (up: boolean[]) => up.filter((white) => white).length
const none = 6

const companion: Companion = {
  start: say.start,
  order: 'fixed',
  turn: say.turn,
  class: 'danube',
  tools: [
    {
      kind: 'sticks',
      count: 4,
      Stick: ({ up }) => <Stick white={up} length={150} thick={18} />,
      says(up) {
        const steps = whites(up) || none
        return say.says(steps, steps !== 2 && steps !== 3)
      },
    },
  ],
}

export default companion
