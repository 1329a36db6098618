// Sounds of Down the Danube: sticks on the cloth, a boat put into its berth, and two that change places.

import { findEffect } from '@nemeton/board/effects'
import type { Sound } from '@nemeton/board/game'
import type { DanubeEvent } from './position'

export function sound({ effects }: DanubeEvent): Sound {
  if (findEffect(effects, 'thrown')) return 'sticks'
  return findEffect(effects, 'switched') ? 'knock' : 'wood'
}
