// A clock beside a name: whole seconds, tenths in the last ten, and no more said about it.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { Seat } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { timeLeftAfter, timeLeft, timeToNextChange, clockText, type Clocks } from '../table/clock'
import type { TableState } from '../table/table'

const say = words.table

interface ClockProps {
  state: TableState
  seat: Seat
  /** The event that is shown, if it is one of the past. */
  past: number | null
}

/** What a seat has left, or had left then; nothing where it has no clock. */
export function Clock({ state, seat, past }: ClockProps): JSX.Element | null {
  const { timeControl, clocks, events } = state
  if (!timeControl) return null
  if (past === null) return clocks && <Running clocks={clocks} seat={seat} />
  // A record does not say who was a bot: one without a clock.
  const timed = events.some((event) => event.seat === seat && event.used !== undefined)
  if (clocks ? clocks.left[seat] === null : !timed) return null
  return <Face left={timeLeftAfter(timeControl, events, past, seat)} runs={false} />
}

function Running({ clocks, seat }: { clocks: Clocks; seat: Seat }): JSX.Element | null {
  const [, again] = useState({})
  const runs = clocks.running.includes(seat)
  const left = timeLeft(clocks, seat, performance.now())
  useEffect(() => {
    if (!runs || !left) return
    const timer = setTimeout(() => again({}), timeToNextChange(left))
    return () => clearTimeout(timer)
  })
  return left === null ? null : <Face left={left} runs={runs} />
}

/** From here on down a clock that runs is set off from the others. */
const shortTime = 10_000

function Face({ left, runs }: { left: number; runs: boolean }): JSX.Element {
  const look = !runs ? 'clock' : left > shortTime ? 'clock runs' : 'clock runs short'
  return (
    <span class={look} role="timer" title={say.clock}>
      {clockText(left, say.clockUnits)}
    </span>
  )
}

/** When so many seconds are left, who listens instead of looking is told so. */
const announcedSeconds = [60, 10]

/** Tells how much time is left for a seat of this device, when that gets little. */
export function TimeLeft({ state }: { state: TableState }): JSX.Element | null {
  const { clocks, mine, timeControl } = state
  const [told, tell] = useState('')
  const start = useEffectEvent(() => {
    tell('')
    const seat = clocks?.running.find((each) => mine.includes(each))
    if (seat === undefined || timeControl?.kind === 'correspondence') return
    const left = timeLeft(clocks!, seat, performance.now()) ?? 0
    const timers = announcedSeconds
      .filter((seconds) => seconds * 1000 < left)
      .map((seconds) => setTimeout(() => tell(say.secondsLeft(seconds)), left - seconds * 1000))
    return () => timers.forEach(clearTimeout)
  })
  useEffect(() => start(), [clocks])
  return (
    timeControl && (
      <p class="visually-hidden" aria-live="polite">
        {told}
      </p>
    )
  )
}
