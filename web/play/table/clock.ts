// The clocks of a table, which the server keeps (docs/api.md): what was agreed, what stands on them now and stood on them at any event
// before, and how that is written.
import type { Clock } from '@nemeton/websocket'
import type { GameEvent, Seat } from '@nemeton/board/game'
import type { TimeControl } from '../../shared/games/time_control'

/** What stands on the clocks; times in milliseconds. */
export interface Clocks extends Pick<Clock, 'left' | 'running'> {
  /** When that was so, by `performance.now()`. */
  since: number
}

const msPerSecond = 1000
const msPerDay = 24 * 60 * 60 * msPerSecond

/** What a seat has at the start. */
const first = (control: TimeControl): number =>
  control.kind === 'correspondence' ? control.days * msPerDay : control.seconds * msPerSecond

/** What a seat has left now. */
export function timeLeft({ left, running, since }: Clocks, seat: Seat, now: number): number | null {
  const had = left[seat] ?? null
  return had === null || !running.includes(seat) ? had : Math.max(0, had - (now - since))
}

/** What stood on a seat's clock after event `at`. */
export function timeLeftAfter(control: TimeControl, events: GameEvent[], at: number, seat: Seat): number {
  if (events[at]?.timed_out && events[at].seat === seat) return 0
  if (control.kind !== 'game') return first(control)
  const own = events.slice(0, at + 1).filter((event) => event.seat === seat && event.used !== undefined)
  return own.reduce((left, { used }) => left - used! + control.increment * msPerSecond, first(control))
}

/** From here on down, tenths of a second count. */
const tenthsBelow = 10 * msPerSecond

const two = (n: number): string => String(n).padStart(2, '0')

/**
 * A time as it stands on a clock: "2d 5h", "1:02:03", "9:41", "8.4". It shows more than nothing until nothing is left. `unit` writes
 * days and hours.
 */
export function clockText(ms: number, unit: { days: string; hours: string; point: string }): string {
  if (ms <= tenthsBelow) return (Math.ceil(ms / 100) / 10).toFixed(1).replace('.', unit.point)
  const seconds = Math.ceil(ms / msPerSecond)
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600)]
  if (days > 0) return `${days}${unit.days} ${hours % 24}${unit.hours}`
  const minutes = Math.floor(seconds / 60)
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${end}` : `${minutes}:${end}`
}

/** After how many milliseconds that may look different. */
export function timeToNextChange(ms: number): number {
  const step = ms <= tenthsBelow ? 100 : msPerSecond
  return ms % step || step
}
