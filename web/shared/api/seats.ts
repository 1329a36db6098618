// What the server tells players besides the games (docs/api.md): their tables, the lobby, and seats that are left or go to another
// device.
import type { CreatedPass, Lobby, RedeemedPass } from '@nemeton/api'
import type { Seat } from '@nemeton/board/game'
import { type Problem, type WithClocks, get, pathOfTable, post, problemIn, remove } from './request'
import type { SeatInfo } from './tables'

/** A table with seats that anyone may take. */
export type LobbyTable = WithClocks<Lobby['tables'][number]>

/** A table as who holds a seat there is told of it. */
export interface TableStatus {
  table: string
  game: string
  seats: SeatInfo[]
  /** Whom the game waits for; or, when it is over, how it ended. */
  to_act?: Seat[]
  returns?: number[]
  /** What each seat has left on its clock, in milliseconds, and whose runs; where there are clocks. */
  left?: (number | null)[]
  running?: Seat[]
  /** For how many seconds nothing has happened. */
  idle: number
  /** The rematch. */
  next?: string
  seat: Seat
}

/** In place of a table that its key does not open; of a ban with what is said of it. */
interface RefusedTable {
  table: string
  error: string
  message?: string
  retry_after?: number
}

/** At most a hundred tables at once, each as its key opens it. */
export const getMyTables = (seats: { table: string; key: string }[]) =>
  post<{ tables: (TableStatus | RefusedTable)[] }>('/api/v1/seats/lookup', { seats })

export const listLobby = () => get<{ tables: LobbyTable[] }>('/api/v1/lobby')

/** Ends what a key holds; null when it holds nothing any more, as one that held nothing or a table that is gone. */
export async function leaveTable(table: string, key: string): Promise<Problem | null> {
  const problem = problemIn(await post<object>(pathOfTable(table, '/leave'), undefined, key))
  return problem && !['bad_key', 'no_table'].includes(problem.code) ? problem : null
}

/** Frees the seat of somebody who has not played, for the host, whose key that is. */
export const freeSeat = async (table: string, key: string, seat: Seat): Promise<Problem | null> =>
  problemIn(await post<object>(pathOfTable(table, '/remove-player'), { seat }, key))

/** Closes a table at which nobody else has played, for the host, whose key that is; null when it is gone. */
export async function closeTable(table: string, key: string): Promise<Problem | null> {
  const problem = problemIn(await remove<object>(pathOfTable(table), key))
  return problem?.code === 'no_table' ? null : problem
}

export const storePass = (table: string, { key, ...pass }: { key: string; id: string; ciphertext: string }) =>
  post<CreatedPass>(pathOfTable(table, '/passes'), pass, key)

export const takePass = (id: string) => post<RedeemedPass>('/api/v1/passes/redeem', { id })
