// That one may not play here for a while, as the server says it.
import { language } from '../base/language'
import type { Problem } from '../table/table'
import { say } from './words'

/** The reason stands behind the time in the server's sentence. */
export function banInWords({ message, retry_after: left = 0 }: Problem): string {
  const until = new Date(Date.now() + left * 1000)
  const reason = message.split(' UTC: ').slice(1).join(' UTC: ')
  return say.banned(until.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' }), reason)
}
