// What the server is asked and told to keep order (docs/api.md).
import { get, post } from './request'
import type { Seat } from '@nemeton/board/game'

export interface Blocked {
  player: string
  name: string
  /** In milliseconds since 1970. */
  since: number
}

export const blockedBy = (key: string) => post<{ blocked: Blocked[] }>('/api/v1/names/blocked', { key })
export const block = (key: string, player: string) => post<object>('/api/v1/names/block', { key, player })
export const unblock = (key: string, player: string) => post<object>('/api/v1/names/unblock', { key, player })

export const reasons = ['name', 'talk', 'play', 'other'] as const
export type Reason = (typeof reasons)[number]
/** Who is reported: who has a seat, or a player. */
export type Subject = { table: string; seat: Seat } | { player: string }

export const report = (who: Subject, reason: Reason, text: string) =>
  post<object>('/api/v1/reports', { ...who, reason, text })

/** Takes the seat of somebody who has not played, for who has opened the table, whose key that is; he does not come back there. */
export const sendAway = (table: string, key: string, seat: Seat) =>
  post<object>(`/api/v1/tables/${encodeURIComponent(table)}/free`, { key, seat, send_away: true })

export interface Announcement {
  id: string
  text: string
}

/** None where the server does not answer. */
export async function announcements(): Promise<Announcement[]> {
  const answer = await get<{ announcements: Announcement[] }>('/api/v1/announcements')
  return 'code' in answer ? [] : answer.announcements
}
