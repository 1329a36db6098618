// What the server is asked and told to keep order (docs/api.md).
import { get, post } from './request'
import type { Seat } from '@nemeton/board/game'

export interface BlockedPlayer {
  player: string
  name: string
  /** In milliseconds since 1970. */
  since: number
}

export const listBlocked = (key: string) =>
  post<{ blocked: BlockedPlayer[] }>('/api/v1/names/blocked', { key })
export const blockPlayer = (key: string, player: string) =>
  post<object>('/api/v1/names/block', { key, player })
export const unblockPlayer = (key: string, player: string) =>
  post<object>('/api/v1/names/unblock', { key, player })

export const reportReasons = ['name', 'talk', 'play', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
/** Who is reported: who has a seat, or a player. */
export type ReportSubject = { table: string; seat: Seat } | { player: string }

export const sendReport = (who: ReportSubject, reason: ReportReason, text: string) =>
  post<object>('/api/v1/reports', { ...who, reason, text })

/** Takes the seat of somebody who has not played, for who has opened the table, whose key that is; he does not come back there. */
export const removePlayer = (table: string, key: string, seat: Seat) =>
  post<object>(`/api/v1/tables/${encodeURIComponent(table)}/free`, { key, seat, send_away: true })

export interface Announcement {
  id: string
  text: string
}

/** None where the server does not answer. */
export async function listAnnouncements(): Promise<Announcement[]> {
  const answer = await get<{ announcements: Announcement[] }>('/api/v1/announcements')
  return 'code' in answer ? [] : answer.announcements
}
