// Sounds of Druid's Duel: cards that are dealt, laid and turned over, and the discs of the forms. Secret choices of others make no
// sound.

import type { Sound } from '@nemeton/board/game'
import type { DuelEvent } from './position'
import type { Effect } from './schema'

export const sound = ({ effects }: DuelEvent): Sound | null =>
  effects.reduce<Sound | null>((heard, effect) => soundOf(effect) ?? heard, null)

function soundOf(effect: Effect): Sound | null {
  switch (effect.kind) {
    case 'dealt':
    case 'discarded':
    case 'took_back':
      return 'card'
    case 'revealed':
    case 'shaped':
      return 'wood'
    case 'chose':
      return effect.choice === undefined ? null : effect.what === 'card' ? 'card' : 'wood'
    default:
      return null
  }
}
