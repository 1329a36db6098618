// What those who keep order ask of the server, by their key (docs/api.md).
import { get, post, remove } from '../shared/api/request'

export interface LogItem {
  id: string
  /** In milliseconds since 1970. */
  at: number
  until?: number
}
export interface ReportItem extends LogItem {
  reason: 'name' | 'talk' | 'play' | 'other'
  text: string
  table?: string
  seat?: number
  player?: string
  name?: string
  settled?: { by: string; at: number; how: string }
}
export interface BanItem extends LogItem {
  kind: string
  shown: string
  reason: string
}
export interface LogEntry extends LogItem {
  by: string
  what: string
  about: string
}
export interface DayCount {
  day: string
  game: string
  tables: number
  over: number
  seats: number
  players: number
}
/** Whom a ban is for: one of these. */
export type BanTarget = { name: string } | { network: string } | { refuse: string } | { report: string }

const at = (what: string) => `/api/v1/moderation/${what}`
const list = <T>(what: string, key: string, before?: number) => get<T>(at(what), key, { before })

export const moderation = {
  reports: (key: string, before?: number) => list<{ reports: ReportItem[] }>('reports', key, before),
  settle: (key: string, id: string, how: string) => post<object>(at(`reports/${id}/resolve`), { how }, key),
  bans: (key: string, before?: number) => list<{ bans: BanItem[] }>('bans', key, before),
  ban: (key: string, whom: BanTarget, reason: string, until: number) =>
    post<{ id: string }>(at('bans'), { ...whom, reason, until }, key),
  endBan: (key: string, id: string) => remove<object>(at(`bans/${id}`), key),
  closeTable: (key: string, table: string) => remove<object>(at(`tables/${encodeURIComponent(table)}`), key),
  takeName: (key: string, name: string) => post<{ name: string }>(at('accounts/reset-name'), { name }, key),
  announce: (key: string, text: string, until: number) =>
    post<{ id: string }>(at('announcements'), { text, until }, key),
  endAnnouncement: (key: string, id: string) => remove<object>(at(`announcements/${id}`), key),
  log: (key: string, before?: number) => list<{ log: LogEntry[] }>('log', key, before),
  statistics: (key: string) => get<{ days: DayCount[] }>(at('statistics'), key),
}
