// A game as `nemeton` writes it down.
import type { Options } from '@nemeton/board/game'
import type { TimeControl } from './time_control'

export interface GameRecord {
  nemeton: 1
  game: string
  seats: number
  options: Options
  /** Left out where the draws are not its matter, such as in a record of a server. */
  seed?: number
  steps: string[]
  /** Where there were clocks: what was agreed, and what each step used of its seat's time, in milliseconds. */
  time_control?: TimeControl
  used?: (number | null)[]
}
