// An event of a finished game in a few characters, with what was chosen in secret.
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import type { GameRecord } from '../../shared/games/game_record'
import { say } from './words'

export interface Played {
  part: AnyGamePart
  record: GameRecord
  events: GameEvent[]
}

/** What was chosen in secret with an event, in a few characters; '' where nothing was. */
export function secret({ part, record, events }: Played, n: number): string {
  const token = record.steps[n - 1]?.replace(/^\d+:/, '')
  if (!part.hides || events[n]!.seat === null || token === undefined) return ''
  return part.proposal?.(token, null) ?? ''
}

export function notationOf(played: Played, n: number): string {
  const { part, events } = played
  if (n === 0) return say.begin
  if (events[n]!.resigned) return words.table.noteResigned
  if (events[n]!.timed_out) return words.table.noteTimedOut
  return secret(played, n) || part.notation(events[n]!, events[n - 1]!.view) || say.event(n)
}
