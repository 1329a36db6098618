// Tabulus on paper: its board in what the races share.
import { racePaper } from '../../races/page/paper'
import plan from '../rules/board.txt?raw'
import { ground } from './background'

export default racePaper(ground, plan, 4)
