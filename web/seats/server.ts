// What the server tells players besides the games (docs/api.md): their tables, the lobby, and seats that are left or go to another
// device.
import type { Options, Seat } from '../board/game'
import type { TimeControl } from '../table/clock'
import { post } from '../table/server'
import type { SeatInfo } from '../table/table'

/** A table as who holds a seat there is told of it. */
export interface Standing {
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

/** At most a hundred tables at once, each as its key opens it; `error` in place of one that it does not open. */
export const askMine = (seats: { table: string; key: string }[]) =>
  post<{ tables: (Standing | { table: string; error: string })[] }>('/api/v1/mine', { seats })

/** A table with seats that anyone may take. */
export interface OpenSeats {
  table: string
  game: string
  options: Options
  time_control: TimeControl | null
  seats: number
  open: number
  bots: number
  rated?: boolean
  /** In seconds. */
  age: number
}

/** The lobby; `away` if the server does not answer. */
export async function listLobby(): Promise<OpenSeats[] | 'away'> {
  try {
    const answer = await fetch('/api/v1/lobby')
    return answer.ok ? ((await answer.json()) as { tables: OpenSeats[] }).tables : 'away'
  } catch {
    return 'away'
  }
}

/** Ends what a key holds. A key that holds nothing, or a table that is gone, is what was wanted. */
export async function forgetSeat(table: string, key: string): Promise<boolean> {
  const done = await post<object>(`/api/v1/tables/${encodeURIComponent(table)}/forget`, { key })
  return !('code' in done) || done.code === 'bad_key' || done.code === 'no_table'
}

/** Frees the seat of somebody who has not played, for the opener, whose key that is. Whether it is free now. */
export async function freeSeat(table: string, key: string, seat: Seat): Promise<boolean> {
  return !('code' in (await post<object>(`/api/v1/tables/${encodeURIComponent(table)}/free`, { key, seat })))
}

/** Closes a table at which nobody else has played, for the opener, whose key that is. Whether it is gone now. */
export async function closeTable(table: string, key: string): Promise<boolean> {
  const done = await post<object>(`/api/v1/tables/${encodeURIComponent(table)}/close`, { key })
  return !('code' in done) || done.code === 'no_table'
}

export const leavePass = (table: string, pass: { key: string; id: string; box: string }) =>
  post<{ seconds: number }>(`/api/v1/tables/${encodeURIComponent(table)}/pass`, pass)

export const takePass = (id: string) => post<{ table: string; box: string }>('/api/v1/pass', { id })
