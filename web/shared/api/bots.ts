// What the server tells and takes of bot accounts (docs/bots.md).
import { type Problem, get, post } from './request'
import type { Seat } from '@nemeton/board/game'

export interface OwnBot {
  player: string
  name: string
  since: number
  /** Whether it has one, and whether its program listens. */
  token: boolean
  online: boolean
}

const ask = <T>(what: string, body: object) => post<T>(`/api/v1/bots${what}`, body)

export const botAccounts = {
  own: (session: string) => ask<{ bots: OwnBot[]; most: number }>('/mine', { session }),
  make: (session: string, name: string) =>
    ask<{ player: string; name: string; token: string }>('', { session, name }),
  renew: (session: string, bot: string) => ask<{ token: string }>(`/${bot}/token`, { session }),
  withdraw: (session: string, bot: string) => ask<object>(`/${bot}/withdraw`, { session }),
  remove: (session: string, bot: string) => ask<object>(`/${bot}/delete`, { session }),
}

/** Those that listen now; none where the server does not answer. */
export async function listOnlineBots(): Promise<{ player: string; name: string }[]> {
  const answer = await get<{ bots: { player: string; name: string }[] }>('/api/v1/bots')
  return 'code' in answer ? [] : answer.bots
}

/** Asks a bot account to take a seat; for who has opened the table. */
export const inviteBot = (table: string, key: string, seat: Seat, bot: string): Promise<object | Problem> =>
  post<object>(`/api/v1/tables/${encodeURIComponent(table)}/ask`, { key, seat, bot })
