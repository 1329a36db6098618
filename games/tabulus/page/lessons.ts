// Learning Tabulus by doing: Start, bumping and its risk, the gate, the two great doubles, and End.
import type { Lesson } from '@nemeton/board/lesson'

const lessons: Lesson[] = [
  {
    id: 'enter',
    section: 3,
    steps: '42',
    seat: 0,
    moves: [{ right: '2:s-2 4:s-4' }, { right: '2:s-2 4:s-4' }],
  },
  {
    id: 'bump',
    section: 5,
    steps: '42 2:s-2 4:s-4 31 4:s-4x0 3-2 44',
    seat: 0,
    moves: [{ right: '4:s-4x1' }],
  },
  { id: 'blank', steps: '61 40 4:s-4 31', seat: 0, moves: [{ right: '4:s-4x1', then: '3-0' }] },
  { id: 'gate', section: 4, steps: '22 4:s-4 20', seat: 0, moves: [{ right: '2:4-24~5', then: '1-3' }] },
  {
    id: 'exchange',
    section: 7,
    steps: '61 41 30 40 4:s-4 00',
    seat: 0,
    moves: [{ right: 'swap:s-4x1', then: '2-5' }],
  },
  { id: 'sixes', steps: '42 4:s-4 2:s-2 10 66 52', seat: 0, moves: [{ right: 'home:s' }] },
  {
    id: 'home',
    section: 6,
    steps: '64 10:s-28~5/6 2-1 10 55 10:28-38 44',
    seat: 0,
    moves: [{ right: '8:38-46', then: '3-5' }],
  },
]

export default lessons
export { say } from '../../races/page/lessons'
