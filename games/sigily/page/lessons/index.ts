// Learning Sigily by doing: coins, free throws, fights and fusing on the ring, then through the deep and home.
import type { Lesson } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/words'
import en from './en'

const lessons: Lesson[] = [
  { id: 'coins', section: 4, steps: '4 in 2 in 1 in 2', seat: 0, moves: [{ right: '4' }] },
  { id: 'sun', section: 4, steps: '3 in 1 in 5 in 5 3 1', seat: 0, moves: [{ right: '8', then: '3' }] },
  { id: 'fight', section: 5, steps: '1 in 3 in 2', seat: 0, moves: [{ right: '1', then: '3c 3h' }] },
  { id: 'fuse', steps: '3 in 1 in 3', seat: 0, moves: [{ right: 'in' }] },
  {
    id: 'veil',
    steps: '4 in 2 4 1 in',
    seat: 0,
    moves: [{ right: 'enter:6', then: '1 2' }, { right: '6' }],
  },
  {
    id: 'centre',
    section: 6,
    steps: '3 in 5 in 2 5 3 3 1 in enter:6 1 1 6 3 in 2 2',
    seat: 0,
    moves: [{ right: '6a' }],
  },
  {
    id: 'home',
    section: 7,
    steps: '2 in 2 in 2c 5 2 2 1 in 2 4 1 in enter:6 2 4 6>0 3',
    seat: 0,
    moves: [{ right: '0b' }],
  },
]

export default lessons
export const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))
