// What is heard in the golden hall: dice under every cup, the red die put down, a cup knocked on the table at a challenge.
import type { GameEvent, Sound } from '@nemeton/board/game'
import { CHALLENGE, HOLD } from './position'
import type { View } from './schema'

export function sound({ seat, token }: GameEvent<View>): Sound | null {
  if (seat === null) return 'dice'
  return token === CHALLENGE ? 'knock' : token === HOLD ? null : 'wood'
}
