// What is heard of Tug of War: dice on the cloth, one laid beside the column, and an athlete laid low.

import { findEffect } from '@nemeton/board/effects'
import type { Sound } from '@nemeton/board/game'
import type { TugEvent } from './position'

export function sound({ effects }: TugEvent): Sound | null {
  const has = (kind: (typeof effects)[number]['kind']) => findEffect(effects, kind) !== undefined
  if (has('column_rolled') || has('rolled') || has('rerolled')) return 'dice'
  if (has('swapped')) return 'stone'
  // The dice that are picked up are heard when they fall.
  return has('used') || has('went_berserk') ? 'knock' : null
}
