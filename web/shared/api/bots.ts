// What the server tells and takes of bot accounts (docs/bots.md).
import type { CreatedBot, OnlineBots, OwnBots } from '@nemeton/api'
import type { Seat } from '@nemeton/board/game'
import { type Problem, get, pathOfTable, post, remove } from './request'

export type { OwnBots }

const all = '/api/v1/bots'

export const botAccounts = {
  own: (session: string) => get<OwnBots>('/api/v1/accounts/me/bots', session),
  make: (session: string, name: string) => post<CreatedBot>(all, { name }, session),
  renew: (session: string, bot: string) => post<{ token: string }>(`${all}/${bot}/token`, undefined, session),
  withdraw: (session: string, bot: string) => remove<object>(`${all}/${bot}/token`, session),
  remove: (session: string, bot: string) => remove<object>(`${all}/${bot}`, session),
}

/** Those that listen now; none where the server does not answer. */
export async function listOnlineBots(): Promise<OnlineBots['bots']> {
  const answer = await get<OnlineBots>(all)
  return 'code' in answer ? [] : answer.bots
}

/** Asks a bot account to take a seat; for who has opened the table. */
export const inviteBot = (table: string, key: string, seat: Seat, bot: string): Promise<object | Problem> =>
  post<object>(pathOfTable(table, '/invite-bot'), { seat, bot }, key)
