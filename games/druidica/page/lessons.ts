// Learning Druidica by doing: Start, where the way forks, bumping and its risk, the gate, the two great doubles, and End.
import type { Lesson } from '@nemeton/board/lesson'

const lessons: Lesson[] = [
  {
    id: 'enter',
    section: 3,
    steps: '31',
    seat: 0,
    moves: [{ right: '1:s-1 3:s-3' }, { right: '1:s-1 3:s-3' }],
  },
  { id: 'fork', steps: '31 4:s-4 10 51', seat: 0, moves: [{ right: '6:4-26' }] },
  {
    id: 'bump',
    section: 5,
    steps: '60 6:s-6 51 6:s-6x0 1-4 22 2:s-2 2:s-2 41',
    seat: 0,
    moves: [{ right: '4:2-6x1' }],
  },
  { id: 'blank', steps: '30 40 4:s-4 44', seat: 0, moves: [{ right: '4:s-4x1', then: '3-0' }] },
  {
    id: 'gate',
    section: 4,
    steps: '64 10:s-26 10 50',
    seat: 0,
    moves: [{ right: '5:26-31~29 5:26-32~13', then: '2-4' }],
  },
  {
    id: 'exchange',
    section: 7,
    steps: '30 60 6:s-6 00',
    seat: 0,
    moves: [{ right: 'swap:s-6x1', then: '2-5' }],
  },
  { id: 'sixes', steps: '42 4:s-4 2:s-2 10 66 52', seat: 0, moves: [{ right: 'home:s' }] },
  {
    id: 'home',
    section: 6,
    steps: '64 10:s-26 10 61 7:26-16 10 40',
    seat: 0,
    moves: [{ right: '4:16-34', then: '2-5' }],
  },
]

export default lessons
export { say } from '../../races/page/lessons'
