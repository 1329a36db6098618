// The server's HTTP side (docs/api.md): its games, opening a table and taking a seat. An error is an answer; `away` is ours, for
// no answer at all.
import type { Options, Seat } from '../board/game'
import type { TimeControl } from './clock'
import type { GameFacts } from './core'
import type { ServerRecord } from './dice'
import type { Problem, SeatInfo } from './table'

async function ask<T>(path: string, request?: RequestInit): Promise<T | Problem> {
  try {
    const answer = await fetch(path, request)
    const json: unknown = await answer.json()
    return answer.ok ? (json as T) : (json as { error: Problem }).error
  } catch {
    return { code: 'away', message: '' }
  }
}

export const get = <T>(path: string) => ask<T>(path)
export const post = <T>(path: string, body: object) =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A problem that an answer is, if it is one. */
export const problemIn = (answer: object | null): Problem | null =>
  answer && 'code' in answer && 'message' in answer ? (answer as Problem) : null

/** The games, from a server where this device cannot run the rules core; none where it does not tell them. */
export async function listGames(): Promise<GameFacts[]> {
  const answer = await get<{ games: GameFacts[] }>('/api/v1/games')
  return 'code' in answer ? [] : answer.games
}

interface About {
  /** Where the source of what the server runs is; null if its host does not say. */
  source: string | null
  /** What it keeps of people. */
  keeps: string[]
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
  /** The key of the session of who opens it, who is named there; a guest has none. */
  session?: string
}

export const openTable = (table: NewTable) =>
  post<{ table: string; seat: Seat; key: string }>('/api/v1/tables', table)

export const tableAt = (table: string) =>
  get<{ seats: SeatInfo[] }>(`/api/v1/tables/${encodeURIComponent(table)}`)

/** Takes that seat, or the first that is open; for the player of that session, where there is one. `key`: of a seat that one had there. */
export const takeSeat = (table: string, seat: Seat | null, session?: string, key?: string) =>
  post<{ seat: Seat; key: string }>(`/api/v1/tables/${encodeURIComponent(table)}/join`, {
    ...(seat !== null && { seat }),
    session,
    key,
  })

/** The record of a table whose game is over. */
export const recordOf = (table: string) =>
  get<ServerRecord>(`/api/v1/tables/${encodeURIComponent(table)}/record`)
/** The same; null if the server does not give it. */
export async function fetchRecord(table: string): Promise<ServerRecord | null> {
  const answer = await recordOf(table)
  return 'code' in answer ? null : answer
}
