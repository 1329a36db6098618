// An event of a finished game in a few characters, with what was chosen in secret.
import type { AnyGamePart, GameEvent } from '../board/game'
import { words } from '../messages'
import type { GameRecord } from '../table/record'
import { say } from './words'

export interface Played {
  part: AnyGamePart
  record: GameRecord
  events: GameEvent[]
}

export function noted({ part, record, events }: Played, n: number): string {
  if (n === 0) return say.begin
  if (events[n]!.resigned) return words.table.noteResigned
  if (events[n]!.timed_out) return words.table.noteTimedOut
  const token = record.steps[n - 1]?.replace(/^\d+:/, '')
  const hidden = part.hides && events[n]!.seat !== null && token !== undefined && part.proposal?.(token, null)
  return hidden || part.notation(events[n]!, events[n - 1]!.view) || say.event(n)
}
