// What those who keep order ask of the server, by their key (docs/api.md).
import { post } from '../shared/api/request'

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

const ask = <T>(what: string, body: object) => post<T>(`/api/v1/admin/${what}`, body)

export const moderation = {
  reports: (key: string, before?: number) => ask<{ reports: ReportItem[] }>('reports', { key, before }),
  settle: (key: string, id: string, how: string) => ask<object>('reports/settle', { key, id, how }),
  bans: (key: string, before?: number) => ask<{ bans: BanItem[] }>('bans', { key, before }),
  ban: (key: string, whom: BanTarget, reason: string, until: number) =>
    ask<{ id: string }>('bans/add', { key, ...whom, reason, until }),
  endBan: (key: string, id: string) => ask<object>('bans/end', { key, id }),
  closeTable: (key: string, table: string) => ask<object>('tables/close', { key, table }),
  takeName: (key: string, name: string) => ask<{ name: string }>('names/take', { key, name }),
  announce: (key: string, text: string, until: number) =>
    ask<{ id: string }>('announcements/add', { key, text, until }),
  endAnnouncement: (key: string, id: string) => ask<object>('announcements/end', { key, id }),
  log: (key: string, before?: number) => ask<{ log: LogEntry[] }>('log', { key, before }),
  statistics: (key: string) => ask<{ days: DayCount[] }>('statistics', { key, days: 30 }),
}
