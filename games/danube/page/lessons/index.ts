// Learning Down the Danube by doing: the throw, changing places, what guards a boat, and the last row with its rapids.
import type { Lesson } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/words'
import en from './en'

const lessons: Lesson[] = [
  { id: 'throw', section: 2, steps: '10+1 6', seat: 0, moves: [{ right: '11+6', then: '3' }] },
  {
    id: 'swap',
    section: 3,
    steps: '10+1 3 4+3 9+1 4 10+4 3 14+3 6',
    seat: 0,
    moves: [{ right: '11+6', then: '2' }],
  },
  { id: 'pairs', steps: '10+1 6 4+6 1 8+1 3', seat: 0, moves: [{ right: '2+3' }] },
  { id: 'block', section: 4, steps: '10+1 2 8+2 4 9+4 3 1+3 3', seat: 0, moves: [{ right: '6+3' }] },
  {
    id: 'rapids',
    section: 6,
    steps: '10+1 3 11+3 9+1 2 7+2 3 14+3 3 10+3 2 17+2 2 9+2 4 19+4 6 6+6 4 2+4 6 23+6 1 12+1 3',
    seat: 0,
    moves: [{ right: '29+3' }],
  },
  {
    id: 'mooring',
    section: 5,
    steps:
      '10+1 2 11+2 9+1 2 10+2 1 13+1 6 14+6 4 8+4 2 20+2 3 8+3 2 22+2 6 11+6 4 17+4 1 21+1 3 22+3 3 24+3 1 25+1 6 7+6 3 26+3 3',
    seat: 0,
    moves: [{ right: '27+2' }],
  },
  {
    id: 'sea',
    section: 7,
    steps:
      '10+1 4 11+4 6 8+6 2 15+2 9+1 6 10+6 3 16+3 3 4+3 3 5+3 6 2+6 6 17+6 6 7+6 3 8+3 3 19+3 6 23+6 6 11+6 6 6+6 6 13+6 2 19+2 3 22+3 6 29+6 1',
    seat: 0,
    moves: [{ right: '35+1' }],
  },
]

export default lessons
export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
