// What the server is asked by those who look for company (docs/api.md).
import { timeControls } from '../../shared/games/time_text'
import { post, remove, removeInPassing } from '../../shared/api/request'
import type { Seat } from '@nemeton/board/game'
import type { GameId } from '../../shared/games/games'
import type { TimeControl } from '../../shared/games/time_control'
import { getTable } from '../../shared/api/tables'

export const speeds = ['rapid', 'classical', 'correspondence'] as const
export type Speed = (typeof speeds)[number]

/** The clocks of each, which the server sets. */
export const clocks: Record<Speed, TimeControl> = {
  rapid: timeControls[0]!,
  classical: timeControls[2]!,
  correspondence: timeControls[7]!,
}

export interface SeekRequest {
  /** One of these. */
  games: GameId[]
  speed: Speed
  /** Whether it counts for ratings, for who is signed in. */
  rated?: boolean
  /** Of who seeks, where he is signed in. */
  session?: string
}

/** A seat that was found, whose key is that of the seek. */
export interface SeekResult {
  table: string
  seat: Seat
  game: GameId
}

/** Looks for an opponent for so many seconds, or goes on looking; `table` is null if nobody has come until then. */
export const seekOpponent = (key: string, { session, ...wish }: SeekRequest, wait: number) =>
  post<SeekResult | { table: null }>('/api/v1/seeks', { seat_key: key, ...wish, wait }, session)

export const endSeek = (key: string) => remove<object>('/api/v1/seeks', key)
export const endSeekOnUnload = (key: string) => removeInPassing('/api/v1/seeks', key)

/** Whether somebody sits at every seat of a table, and looks at it; null where the server does not say. */
export async function isComplete(table: string): Promise<boolean | null> {
  const now = await getTable(table)
  return 'code' in now ? null : now.seats.every(({ taken, present }) => taken && present)
}
