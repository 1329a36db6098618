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

const ask = <T>(what: string, body: object) => post<T>(`/api/v1/names${what}`, body)

export const names = {
  challenge: (body: { name?: string; key?: string } = {}) => ask<Challenge>('/challenge', body),
  add: (name: string, passkey: Answer) => ask<Session & { codes: string[] }>('', { name, passkey }),
  signIn: (body: { passkey: Answer } | { code: string }) => ask<Session>('/session', body),
  signOut: (key: string, others = false) => ask<object>('/session/end', { key, others }),
  account: (key: string) => ask<Account>('/mine', { key }),
  addPasskey: (key: string, passkey: Answer) => ask<{ id: string }>('/passkeys', { key, passkey }),
  removePasskey: (key: string, id: string) => ask<object>('/passkeys/remove', { key, id }),
  newCodes: (key: string) => ask<{ codes: string[] }>('/codes', { key }),
  rename: (key: string, name: string) => ask<{ name: string }>('/rename', { key, name }),
  remove: (key: string) => ask<object>('/delete', { key }),
}
