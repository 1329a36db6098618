// What those who keep order ask of the server, by their key (docs/api.md).
import type { BanList, ModerationLog, NeutralName, ReportList, Statistics } from '@nemeton/api'
import { get, post, remove } from '../shared/api/request'

export type ReportItem = ReportList['reports'][number]
export type BanItem = BanList['bans'][number]
export type LogEntry = ModerationLog['log'][number]
export type DayCount = Statistics['days'][number]
export type LogItem = Pick<LogEntry, 'id' | 'created_at'>

/** Whom a ban is for: one of these. */
export type BanTarget =
  { name: string } | { network: string } | { forbidden_name: string } | { report: string }

const at = (what: string) => `/api/v1/moderation/${what}`
const list = <T>(what: string, key: string, before?: number) => get<T>(at(what), key, { before })

export const moderation = {
  reports: (key: string, before?: number) => list<ReportList>('reports', key, before),
  settle: (key: string, id: string, note: string) => post<object>(at(`reports/${id}/resolve`), { note }, key),
  bans: (key: string, before?: number) => list<BanList>('bans', key, before),
  ban: (key: string, whom: BanTarget, reason: string, until: number) =>
    post<{ id: string }>(at('bans'), { ...whom, reason, until }, key),
  endBan: (key: string, id: string) => remove<object>(at(`bans/${id}`), key),
  closeTable: (key: string, table: string) => remove<object>(at(`tables/${encodeURIComponent(table)}`), key),
  takeName: (key: string, name: string) => post<NeutralName>(at('accounts/reset-name'), { name }, key),
  announce: (key: string, text: string, until: number) =>
    post<{ id: string }>(at('announcements'), { text, until }, key),
  endAnnouncement: (key: string, id: string) => remove<object>(at(`announcements/${id}`), key),
  log: (key: string, before?: number) => list<ModerationLog>('log', key, before),
  statistics: (key: string) => get<Statistics>(at('statistics'), key),
}
