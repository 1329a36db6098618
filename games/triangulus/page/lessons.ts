// Learning Triangulus by actionWords, with three: Start, bumping and its risk, the two great doubles, and End.
import type { Lesson } from '@nemeton/board/lesson'

const lessons: Lesson[] = [
  {
    id: 'enter',
    section: 3,
    seats: 3,
    steps: '51',
    seat: 0,
    moves: [{ right: '1:s-1 5:s-5' }, { right: '1:s-1 5:s-5' }],
  },
  {
    id: 'bump',
    section: 4,
    seats: 3,
    steps: '42 6:s-6 33 6:s-18 00 swap:s-6x0 2-2 51 6:s-18 11 1:s-25 1:s-25 41 5:25-30 64',
    seat: 0,
    moves: [{ right: '6:s-6x1' }],
  },
  {
    id: 'blank',
    seats: 3,
    steps: '55 10:s-10 10 1:10-11 40 4:s-16 10 41',
    seat: 0,
    moves: [{ right: '5:11-16x1', then: '3-0' }],
  },
  {
    id: 'exchange',
    section: 6,
    seats: 3,
    steps: '30 61 11 2:s-26 53 8:s-32 00',
    seat: 0,
    moves: [{ right: 'swap:s-26x2 swap:s-32x2', then: '4-2' }],
  },
  {
    id: 'sixes',
    seats: 3,
    steps: '42 4:s-4 2:s-2 10 10 66 52',
    seat: 0,
    moves: [{ right: 'home:s' }],
  },
  {
    id: 'home',
    section: 5,
    seats: 3,
    steps: '55 10:s-10 44 8:10-18 64 10:18-28 10 10 53',
    seat: 0,
    moves: [{ right: '8:28-36', then: '5-3' }],
  },
]

export default lessons
export { say } from '../../races/page/lessons'
