// What is heard of a race: tiles on the table, markers put down, and those that are sent back to Start.
import type { Sound } from '@nemeton/board/game'
import type { RaceEvent } from './position'

const waiting = ['waits', 'exchange_waits', 'declined'] as const

export function sound({ effects }: RaceEvent): Sound | null {
  const kinds = new Set(effects.map(({ kind }) => kind))
  if (kinds.has('sent_back') || kinds.has('bumped')) return 'knock'
  if (kinds.has('drawn') || kinds.has('second_drawn') || kinds.has('turned')) return 'stone'
  return waiting.some((kind) => kinds.has(kind)) ? null : 'wood'
}
