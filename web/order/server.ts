// What the server is asked and told to keep order (docs/api.md).
import type { AnnouncementList, BlockList, NewReport } from '@nemeton/api'
import type { Seat } from '../board/game'
import { get, pathOfTable, post, put, remove } from '../table/server'

export type Blocked = BlockList['blocked'][number]
export type Announcement = AnnouncementList['announcements'][number]

const blocks = '/api/v1/accounts/me/blocks'

export const blockedBy = (key: string) => get<BlockList>(blocks, key)
export const block = (key: string, player: string) => put<object>(`${blocks}/${player}`, undefined, key)
export const unblock = (key: string, player: string) => remove<object>(`${blocks}/${player}`, key)

export const reasons: NewReport['reason'][] = ['name', 'talk', 'play', 'other']
export type Reason = NewReport['reason']
/** Who is reported: who has a seat, or a player. */
export type Subject = { table: string; seat: Seat } | { player: string }

export const report = (who: Subject, reason: Reason, text: string) =>
  post<object>('/api/v1/reports', { ...who, reason, text })

/** Takes the seat of somebody who has not played, for who has opened the table, whose key that is; he does not come back there. */
export const sendAway = (table: string, key: string, seat: Seat) =>
  post<object>(pathOfTable(table, '/remove-player'), { seat, send_away: true }, key)

/** None where the server does not answer. */
export async function announcements(): Promise<Announcement[]> {
  const answer = await get<AnnouncementList>('/api/v1/announcements')
  return 'code' in answer ? [] : answer.announcements
}
