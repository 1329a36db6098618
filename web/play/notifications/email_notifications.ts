// A mailbox as one that is told when it is my turn: the server sends it a code, and anyone who types it gets a token for it.
import { type Problem, get, pathOfTable, post } from '../../shared/api/request'
import { language } from '@nemeton/board/base/language'
import { store } from '@nemeton/board/base/storage'
import { savedSeats } from '../storage/saved_seats'

interface Mailbox {
  email: string
  token: string
}

export const mailbox = {
  get: (): Mailbox | null => store.part<Mailbox>('emailNotifications'),
  keep: (now: Mailbox | null) => store.keepPart('emailNotifications', now),
}

/** Whether the server sends mails. */
export async function serverSendsMail(): Promise<boolean> {
  const answer = await get<{ email: boolean }>('/api/v1/notifications/settings')
  return !('code' in answer) && answer.email
}

export const sendCode = (mail: string) =>
  post<{ challenge: string }>('/api/v1/notifications/email-codes', { email: mail, language })

/** Tells the server that the mailbox is told of this device's seats at a table. */
export async function subscribeMailbox(table: string): Promise<void> {
  const { token } = mailbox.get()!
  for (const { key } of savedSeats.keys(table)) {
    await post<object>(pathOfTable(table, '/subscriptions'), { email_token: token, language }, key)
  }
}

/** With the digits of the mail: from now on the mailbox is told of every seat that this device has, and is to have. */
export async function confirmMailbox(
  mail: string,
  challenge: string,
  code: string,
): Promise<object | Problem> {
  const given = await post<{ token: string }>('/api/v1/notifications/email-tokens', {
    challenge,
    code: code.replace(/\s/g, ''),
  })
  if ('code' in given) return given
  mailbox.keep({ email: mail, token: given.token })
  const over = savedSeats.over()
  for (const table of Object.keys(savedSeats.allKeys())) if (!over[table]) await subscribeMailbox(table)
  return given
}

/** It is told of nothing any more; kept on, where the server does not answer, so that it can be ended later. */
async function end(path: string, body?: object): Promise<object | Problem> {
  const done = await post<object>(`/api/v1/notifications/${path}`, body)
  if (!('code' in done)) mailbox.keep(null)
  return done
}

export const unsubscribeMailbox = () => end('unsubscribe', { email_token: mailbox.get()!.token })

/** By the link of a mail. */
export const unsubscribeByLink = (stop: string) => end(`unsubscribe/${encodeURIComponent(stop)}`)
