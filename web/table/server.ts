// The server's HTTP side (docs/api.md): opening a table and taking a seat. An error is an answer; `away` is ours, for
// no answer at all.
import type { Seat } from '../game'
import type { Options, Problem } from './table'

async function post<T>(path: string, body: object): Promise<T | Problem> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json = await answer.json()
    return answer.ok ? (json as T) : (json.error as Problem)
  } catch {
    return { code: 'away', message: '' }
  }
}

interface NewTable {
  game: string
  options: Options
  /** `you`, `open` or `bot:LEVEL`, from seat 0. */
  seats: string[]
  draw: boolean
}

export const openTable = (table: NewTable) =>
  post<{ table: string; seat: Seat; key: string }>('/api/tables', table)

export const takeSeat = (table: string, seat: Seat) =>
  post<{ seat: Seat; key: string }>(`/api/tables/${encodeURIComponent(table)}/join`, { seat })
