// What the server tells and takes of names that stay (docs/api.md).
import type { Account, RecoveryCodes } from '@nemeton/api'
import { get, post, put, remove } from '../shared/api/request'
import type { Answer, Challenge } from './passkey'
import type { Session } from '../play/storage/session'

export type { Account }

const own = '/api/v1/accounts/me'

export const accounts = {
  challenge: ({ key, ...body }: { name?: string; key?: string } = {}) =>
    post<Challenge>('/api/v1/accounts/challenges', body, key),
  add: (name: string, passkey: Answer) =>
    post<Session & { recovery_codes: string[] }>('/api/v1/accounts', { name, passkey }),
  signIn: (body: { passkey: Answer } | { recovery_code: string }) => post<Session>('/api/v1/sessions', body),
  signOut: (key: string, others = false) =>
    remove<object>(`/api/v1/sessions/${others ? 'others' : 'current'}`, key),
  account: (key: string) => get<Account>(own, key),
  addPasskey: (key: string, passkey: Answer) => post<{ id: string }>(`${own}/passkeys`, { passkey }, key),
  removePasskey: (key: string, id: string) => remove<object>(`${own}/passkeys/${id}`, key),
  newCodes: (key: string) => post<RecoveryCodes>(`${own}/recovery-codes`, undefined, key),
  rename: (key: string, name: string) => put<{ name: string }>(`${own}/name`, { name }, key),
  remove: (key: string) => remove<object>(own, key),
}
