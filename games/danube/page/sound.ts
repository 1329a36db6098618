// What is heard of Down the Danube: sticks on the cloth, a boat put into its berth, and two that change places.

import type { GameEvent, Sound } from '@nemeton/board/game'
import { readStep, type DanubeView, type Seat } from './position'

export function sound({ seat, token, view }: GameEvent<DanubeView>, before: DanubeView): Sound {
  if (seat === null) return 'sticks'
  return readStep(before, view, seat as Seat, token ?? '')?.swapped ? 'knock' : 'wood'
}
