// What the server tells and takes of names that stay (docs/api.md).
import { post } from '../shared/api/request'
import type { Answer, Challenge } from './passkey'
import type { Session } from '../play/storage/session'

export interface Account {
  player: string
  name: string
  /** Times in milliseconds since 1970. */
  since: number
  passkeys: { id: string; added: number; used: number | null }[]
  /** How many recovery codes are left, and devices signed in. */
  codes: number
  sessions: number
}

const request = <T>(what: string, body: object) => post<T>(`/api/v1/names${what}`, body)

export const accounts = {
  challenge: (body: { name?: string; key?: string } = {}) => request<Challenge>('/challenge', body),
  add: (name: string, passkey: Answer) => request<Session & { codes: string[] }>('', { name, passkey }),
  signIn: (body: { passkey: Answer } | { code: string }) => request<Session>('/session', body),
  signOut: (key: string, others = false) => request<object>('/session/end', { key, others }),
  account: (key: string) => request<Account>('/mine', { key }),
  addPasskey: (key: string, passkey: Answer) => request<{ id: string }>('/passkeys', { key, passkey }),
  removePasskey: (key: string, id: string) => request<object>('/passkeys/remove', { key, id }),
  newCodes: (key: string) => request<{ codes: string[] }>('/codes', { key }),
  rename: (key: string, name: string) => request<{ name: string }>('/rename', { key, name }),
  remove: (key: string) => request<object>('/delete', { key }),
}
