// What is heard of Druid's Duel: cards that are dealt, laid and turned over, and the discs of the forms. What others choose in
// secret makes no sound.

import type { GameEvent, Sound } from '@nemeton/board/game'
import { reveals } from './position'
import type { View } from './schema'

export function sound({ token, view }: GameEvent<View>, before: View): Sound | null {
  if (before.stage === 'deal') return 'card'
  const revealed = reveals(before, view)
  if (revealed === null && token === null) return null
  return revealed === 'cards' || before.stage === 'cards' ? 'card' : 'wood'
}
