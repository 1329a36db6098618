// What is heard of Tug of War: dice on the cloth, one laid beside the column, and an athlete laid low.

import type { GameEvent, Sound } from '@nemeton/board/game'
import { parseChoice } from './position'
import type { View } from './schema'

export function sound({ seat, token }: GameEvent<View>): Sound | null {
  if (seat === null) return 'dice'
  const choice = parseChoice(token ?? '')
  switch (choice?.kind) {
    case 'berserk':
      return 'knock'
    case 'use':
      return choice.act === 'swap' ? 'stone' : 'knock'
    default:
      return null // The dice that are picked up are heard when they fall.
  }
}
