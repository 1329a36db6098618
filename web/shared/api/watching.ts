// What the server tells of public tables (docs/api.md), and how one is public no more.
import type { TimeControl } from '../games/time_control'
import { get, pathOfTable, post } from './request'
import type { Level } from '../games/levels'
import type { Options } from '@nemeton/board/game'

/** Who sits at a public table. */
export interface PublicSeat {
  kind: 'person' | 'bot'
  level?: Level
  name?: string
  player?: string
  /** In a rated game, of those whose ratings may be seen. */
  rating?: number
  provisional?: boolean
}

/** A public table under way. */
export interface PublicTable {
  /** The name by which it is watched. */
  table: string
  game: string
  options: Options
  time_control: TimeControl | null
  seats: PublicSeat[]
  last: number
  watching: number
  age: number
  rated?: boolean
}

/** Those of a game, or of all. */
export const listPublicTables = (game = '') =>
  get<{ tables: PublicTable[] }>('/api/v1/public-tables', undefined, { game: game || undefined })

/** For whoever holds a seat there, with its key: nobody may watch any more. */
export const endWatching = (table: string, key: string) =>
  post<object>(pathOfTable(table, '/make-private'), undefined, key)
