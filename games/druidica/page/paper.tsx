// Druidica on paper: its board in what the races share.
import { racePaper } from '../../races/page/paper'
import plan from '../rules/board.txt?raw'
import { wide } from './background'

export default racePaper(wide, plan, 4)
