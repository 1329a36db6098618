// What is heard of Sigily: sticks on the cloth, wheels set down, coins, stacks that meet, and stones of spells.
import { findEffect } from '@nemeton/board/effects'
import type { Sound } from '@nemeton/board/game'
import type { SigilyEvent } from './position'

export function sound({ effects }: SigilyEvent): Sound | null {
  switch (effects[0]?.kind) {
    case 'thrown':
    case 'answered':
    case 'not_known':
      return 'sticks'
    case 'cast':
    case 'paid_off':
    case 'frozen':
      return 'stone'
    case 'came_in':
    case 'moved':
    case 'moved_back':
    case 'stayed':
      if (findEffect(effects, 'attacked')) return 'knock'
      return findEffect(effects, 'took') ? 'coin' : 'wood'
    default:
      // A throw, no spell, the veil, the way back: what they lead to is heard.
      return null
  }
}
