// What the server tells of public tables (docs/api.md), and how one is public no more.
import type { PublicTables } from '@nemeton/api'
import { get, pathOfTable, post, type WithClocks } from './request'

/** A public table under way, and a seat there. */
export type PublicTable = WithClocks<PublicTables['tables'][number]>
export type PublicSeat = PublicTable['seats'][number]

/** Those of a game, or of all. */
export const listPublicTables = (game = '') =>
  get<{ tables: PublicTable[] }>('/api/v1/public-tables', undefined, { game: game || undefined })

/** For whoever holds a seat there, with its key: nobody may watch any more. */
export const endWatching = (table: string, key: string) =>
  post<object>(pathOfTable(table, '/make-private'), undefined, key)
