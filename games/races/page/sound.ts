// What is heard of a race: tiles on the table, markers put down, and those that are sent back to Start.
import type { Sound } from '@nemeton/board/game'
import type { Happening } from './effects'

export function sound({ drawn, turned, deed, waits, back, met }: Happening): Sound | null {
  if (back !== null || (met !== null && deed?.kind === 'move')) return 'knock'
  if (drawn || turned) return 'stone'
  return waits || deed?.kind === 'pass' ? null : 'wood'
}
