// What the rules core and the server say of a game.
import type { OptionValue } from '@nemeton/board/game'

/** An option of a game, as the engine protocol lists it. */
export interface OptionFacts {
  name: string
  type: 'boolean' | 'integer' | 'number' | 'string' | 'words'
  values?: (boolean | number | string)[]
  min?: number
  max?: number
  /** One, or one for each number of seats. */
  default: OptionValue | Record<string, OptionValue>
  help: string
}

export interface GameFacts {
  id: string
  name: string
  credit?: string
  min_seats: number
  max_seats: number
  options: OptionFacts[]
}
