// Learning Tug of War by doing: what a die can do beside one of the column, one's own strength, sixes and berserk, and how
// a match is won.
import type { Lesson } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/words'
import en from './en'

const lessons: Lesson[] = [
  {
    id: 'out',
    section: 2,
    steps: '245 356 136',
    seat: 0,
    moves: [{ right: '3/2:elim 6/2:elim 6/4:elim 6/5:elim' }],
  },
  {
    id: 'down',
    steps: '455 356 233',
    seat: 0,
    moves: [
      { right: '2/4:weaken 2/5:weaken 3/4:weaken 3/5:weaken' },
      { right: '2/4:finish 3/4:finish 3/5:finish' },
    ],
  },
  { id: 'swap', section: 2, steps: '125 446 346', seat: 0, moves: [{ right: '6/1:swap' }] },
  { id: 'again', steps: '136 245 155', seat: 0, moves: [{ right: 'reroll:1', then: '6' }] },
  { id: 'berserk', section: 2, steps: '124 345 444', seat: 0, moves: [{ right: 'berserk:4' }] },
  {
    id: 'match',
    section: 3,
    steps: '245 111 246',
    seat: 0,
    moves: [
      { right: '2/2:elim 4/4:elim 6/5:elim' },
      { right: '2/2:elim 4/4:elim 6/5:elim' },
      { right: '2/2:elim 4/4:elim 6/5:elim' },
    ],
  },
]

export default lessons
export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
