// Learning Brandubh by doing: the aim, capturing and what is safe, then how each side wins.
import type { Lesson } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/words'
import en from './en'

const lessons: Lesson[] = [
  { id: 'home', section: 5, steps: 'd6-f6 d5-a5 d7-f7 d4-d7 d2-e2', seat: 1, moves: [{ right: 'd7-a7' }] },
  { id: 'capture', section: 3, steps: 'd6-g6 d5-b5', seat: 0, moves: [{ right: 'g6-b6' }] },
  { id: 'between', steps: 'b4-b2', seat: 1, moves: [{ right: 'c4-c2' }] },
  { id: 'corner', section: 3, steps: 'g4-g2', seat: 1, moves: [{ right: 'd3-g3' }] },
  { id: 'two', steps: 'b4-b3 e4-e6 g4-g6 d5-f5', seat: 0, moves: [{ right: 'g6-f6' }] },
  { id: 'king', section: 4, steps: 'd2-c2 d3-a3 d1-e1 d4-d2', seat: 0, moves: [{ right: 'e1-e2' }] },
  { id: 'bar', steps: 'd6-f6 d5-a5 d7-f7 d4-d7', seat: 0, moves: [{ right: 'b4-b7' }] },
  {
    id: 'fork',
    steps: 'b4-b6 d5-b5 a4-b4 c4-c2 b4-b1',
    seat: 1,
    moves: [{ right: 'd4-a4', then: 'b6-a6' }, { right: 'a4-a1' }],
  },
]

export default lessons
export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
