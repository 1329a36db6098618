// The server's HTTP side (docs/api.md): its games, opening a table and taking a seat. An error is an answer; `away` is ours, for
// no answer at all.
import type { About, TakenSeat } from '@nemeton/api'
import type { Options, Seat } from '../board/game'
import type { TimeControl } from './clock'
import type { GameFacts } from './core'
import type { ServerRecord } from './dice'
import type { Problem, SeatInfo } from './table'

/** With clocks as the page has them, which say each part. */
export type WithClocks<Of> = Omit<Of, 'time_control'> & { time_control: TimeControl | null }

/** A problem as the server sends it (RFC 9457). */
type SentProblem = Omit<Problem, 'message'> & { detail: string }

/** A request with that key, of a session, a seat, a seek or a moderator. */
const requestWith = (method: string, key?: string, body?: object): RequestInit => ({
  method,
  // A browser would let a second tab wait for the response to the first.
  cache: 'no-store',
  headers: {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

async function ask<T>(path: string, request: RequestInit): Promise<T | Problem> {
  try {
    const answer = await fetch(path, request)
    const json: unknown = await answer.json()
    if (answer.ok) return json as T
    const { code, detail, retry_after } = json as SentProblem
    return { code, message: detail, ...(retry_after !== undefined && { retry_after }) }
  } catch {
    return { code: 'away', message: '' }
  }
}

/** The path with these parameters; those that are undefined are left out. */
function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export const get = <T>(path: string, key?: string, query: object = {}) =>
  ask<T>(withQuery(path, query), requestWith('GET', key))
export const post = <T>(path: string, body?: object, key?: string) =>
  ask<T>(path, requestWith('POST', key, body))
export const put = <T>(path: string, body: object | undefined, key: string) =>
  ask<T>(path, requestWith('PUT', key, body))
export const remove = <T>(path: string, key: string) => ask<T>(path, requestWith('DELETE', key))

/** Sends a DELETE from a page that is closed, which waits for no answer. */
export const removeInPassing = (path: string, key: string): void =>
  void fetch(path, { ...requestWith('DELETE', key), keepalive: true }).catch(() => {})

/** The path of a table, or of something there. */
export const pathOfTable = (table: string, what = '') => `/api/v1/tables/${encodeURIComponent(table)}${what}`

/** A problem that an answer is, if it is one. */
export const problemIn = (answer: object | null): Problem | null =>
  answer && 'code' in answer && 'message' in answer ? (answer as Problem) : null

/** The games, from a server where this device cannot run the rules core; none where it does not tell them. */
export async function listGames(): Promise<GameFacts[]> {
  const answer = await get<{ games: GameFacts[] }>('/api/v1/games')
  return 'code' in answer ? [] : answer.games
}

/** What the server says of itself. */
export const aboutServer = () => get<About>('/api/v1/about')

interface NewTable {
  game: string
  options: Options
  /** `you`, `open` or `bot:LEVEL`, from seat 0. */
  seats: string[]
  draw: boolean
  time_control?: TimeControl
  /** Whether anyone may join. */
  lobby: boolean
  /** Whether anybody may watch. */
  public: boolean
  /** Whether it counts for ratings. */
  rated?: boolean
}

/** Opens a table; with the key of a session for its player, who is named there. */
export const openTable = (table: NewTable, session?: string) =>
  post<{ table: string; seat: Seat; key: string }>('/api/v1/tables', table, session)

export const tableAt = (table: string) => get<{ seats: SeatInfo[] }>(pathOfTable(table))

/** Takes that seat, or the first that is open; for the player of that session, if there is one. `formerKey`: of a seat that one had there. */
export const takeSeat = (table: string, seat: Seat | null, session?: string, formerKey?: string) =>
  post<TakenSeat>(
    pathOfTable(table, '/join'),
    { ...(seat !== null && { seat }), former_key: formerKey },
    session,
  )

/** The record of a table whose game is over. */
export const recordOf = (table: string) => get<ServerRecord>(pathOfTable(table, '/record'))
/** The same; null if the server does not give it. */
export async function fetchRecord(table: string): Promise<ServerRecord | null> {
  const answer = await recordOf(table)
  return 'code' in answer ? null : answer
}
