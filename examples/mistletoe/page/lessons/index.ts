// Mistletoe's lessons: what a bid wins, and which rune cannot be struck out.
import type { Lesson } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/words'
import en from './en'

export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export default [
  {
    id: 'take',
    section: 2,
    steps: '2 1 4 3 6 5 8 7 10 9 b5',
    seat: 0,
    moves: [{ right: '10', then: '1:9' }],
  },
  {
    id: 'sure',
    steps: '9 10 10 9 1 8 2 7 3 6 b1 0:1 1:10 b5',
    seat: 0,
    moves: [{ right: '10', then: '1:9' }],
  },
] satisfies Lesson[]
