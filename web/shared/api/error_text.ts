// Why the server did not do something, in words: every view says it by this function, so that nothing is called an absent server.
import type { Problem } from './request'
import { language } from '@nemeton/board/base/language'
import { say } from './errors'

/** Sentences by an error's code. */
export type ErrorWords = Record<string, string | undefined>

const day = 24 * 3600

/** Until when and why; the reason follows the time in the server's sentence. */
function banText({ message, retry_after: left = 0 }: Problem): string {
  const until = new Date(Date.now() + left * 1000)
  const time = until.toLocaleString(language, {
    dateStyle: 'long',
    ...(left < day && { timeStyle: 'short' }),
  })
  return say.banned(time, message.split(' UTC: ').slice(1).join(' UTC: '))
}

/** A sentence for the reader: the view's own where it has one. */
export function errorText(problem: Problem, own: ErrorWords = {}): string {
  const { code } = problem
  if (code === 'banned') return banText(problem)
  const known = (said: ErrorWords) => (Object.hasOwn(said, code) ? said[code] : undefined)
  return known(own) ?? known(say.errors) ?? say.unknown(code)
}
