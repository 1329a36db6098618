// What is heard of Brandubh: a piece set down, and one taken.
import type { GameEvent, Sound } from '@nemeton/board/game'
import { captures, type View } from './position'

export const sound = (event: GameEvent<View>, before: View): Sound =>
  captures(event, before).size > 0 ? 'knock' : 'wood'
