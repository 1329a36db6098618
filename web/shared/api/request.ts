// Requests to the HTTP API (docs/api.md). An error is an answer; its code is `away` where no answer came.

import type { TimeControl } from '../games/time_control'

export interface Problem {
  code: string
  message: string
  /** In seconds, where time changes it. */
  retry_after?: number
}

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
