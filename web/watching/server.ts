// What the server tells of public tables (docs/api.md), and how one is public no more.
import type { PublicTables } from '@nemeton/api'
import { get, pathOfTable, post, type WithClocks } from '../table/server'

/** A public table under way, and a seat there. */
export type Watched = WithClocks<PublicTables['tables'][number]>
export type Sitter = Watched['seats'][number]

/** Those of a game, or of all. */
export const listWatching = (game = '') =>
  get<{ tables: Watched[] }>('/api/v1/public-tables', undefined, { game: game || undefined })

/** For whoever holds a seat there, with its key: nobody may watch any more. */
export const withdraw = (table: string, key: string) =>
  post<object>(pathOfTable(table, '/make-private'), undefined, key)
