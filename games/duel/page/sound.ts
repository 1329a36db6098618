// What is heard of Druid's Duel: cards that are dealt, laid and turned over, and the discs of the forms. What others choose in
// secret makes no sound.

import type { GameEvent, Sound } from '@nemeton/board/game'
import { reveals, type DuelView } from './position'

export function sound({ token, view }: GameEvent<DuelView>, before: DuelView): Sound | null {
  if (before.stage === 'deal') return 'card'
  const revealed = reveals(before, view)
  if (revealed === null && token === null) return null
  return revealed === 'cards' || before.stage === 'cards' ? 'card' : 'wood'
}
