// Learning Bluff & Bluster by doing, with two: bidding on what one holds, raising, challenging, showing, and the Magic Ones.
import type { Lesson } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/words'
import en from './en'

const lessons: Lesson[] = [
  { id: 'own', section: 2, steps: '11355 24456', seat: 0, moves: [{ right: '4x5', then: 'hold challenge' }] },
  { id: 'raise', section: 3, steps: '13345 24456 3x3 hold', seat: 1, moves: [{ right: '3x4' }] },
  { id: 'challenge', section: 5, steps: '13466 22345 6x6 hold', seat: 1, moves: [{ right: 'challenge' }] },
  { id: 'show', section: 4, steps: '12355 23346 4x5', seat: 0, moves: [{ right: 'show:155', then: '56' }] },
  { id: 'magic', steps: '23455 11134 5x5 hold', seat: 1, moves: [{ right: '3x1' }] },
]

export default lessons
export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
