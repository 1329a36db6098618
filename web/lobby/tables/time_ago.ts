// How long ago something was, in the language of the page: browsers can say so in English and German, but hardly in Irish or Welsh.
import { say } from './words'

const timeUnits = [
  ['year', 365 * 86400],
  ['month', 30 * 86400],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "3 minutes ago": how long it is since a moment, in milliseconds since 1970; "now" for less than a minute. */
export function timeAgo(moment: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - moment) / 1000)
  const unit = timeUnits.find(([, long]) => seconds >= long)
  return unit ? say.ago[unit[0]](Math.floor(seconds / unit[1])) : say.ago.now
}
