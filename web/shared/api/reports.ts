// What the server is asked and told to keep order (docs/api.md).
import { get, pathOfTable, post, put, remove } from './request'
import type { AnnouncementList, BlockList, NewReport } from '@nemeton/api'
import type { Seat } from '@nemeton/board/game'

export type BlockedPlayer = BlockList['blocked'][number]
export type Announcement = AnnouncementList['announcements'][number]

const blocks = '/api/v1/accounts/me/blocks'

export const listBlocked = (key: string) => get<BlockList>(blocks, key)
export const blockPlayer = (key: string, player: string) => put<object>(`${blocks}/${player}`, undefined, key)
export const unblockPlayer = (key: string, player: string) => remove<object>(`${blocks}/${player}`, key)

export const reportReasons: NewReport['reason'][] = ['name', 'chat', 'conduct', 'other']
export type ReportReason = NewReport['reason']
/** Who is reported: who has a seat, or a player. */
export type ReportSubject = { table: string; seat: Seat } | { player: string }

export const sendReport = (who: ReportSubject, reason: ReportReason, text: string) =>
  post<object>('/api/v1/reports', { ...who, reason, text })

/** Takes the seat of somebody who has not played, for who has opened the table, whose key that is; he does not come back there. */
export const removePlayer = (table: string, key: string, seat: Seat) =>
  post<object>(pathOfTable(table, '/remove-player'), { seat, block_rejoin: true }, key)

/** None where the server does not answer. */
export async function listAnnouncements(): Promise<Announcement[]> {
  const answer = await get<AnnouncementList>('/api/v1/announcements')
  return 'code' in answer ? [] : answer.announcements
}
