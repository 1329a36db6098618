// Choosing ahead: a switch beside the board for what goes on by itself, and why it does so no longer.
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'

import type { AnyGamePart, GameEvent, Seat } from '@nemeton/board/game'
import { playsForced } from './forced_actions'

/** What led to it is seen first, in milliseconds. */
const pause = 350

export type AnyAhead = Awaited<ReturnType<NonNullable<AnyGamePart['ahead']>>>['ahead']

interface Props {
  means: AnyAhead
  events: GameEvent[]
  /** The event in view. */
  at: number
  seat: Seat
  /** The legal actions of the seat now. */
  actions: string[]
  /** What was chosen, as it is called now. */
  chosen: string | null
  /** After which event it was chosen. */
  since: number
  onChoose(choice: string | null): void
  /** `now`: it was chosen before this turn, and has nothing to be looked at once more. */
  onPlay(token: string, now: boolean): void
}

export default function AheadSwitch(props: Props): JSX.Element {
  const { means, events, at, seat, actions, chosen, since, onChoose, onPlay } = props
  const [stopped, stop] = useState<string | null>(null)

  // Whoever takes a move back wants to choose anew.
  const last = useRef(events.length)
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (events.length < last.current) choose(null)
    last.current = events.length
  }, [events.length])

  const play = useEffectEvent(() => {
    if (chosen === null || actions.length === 0 || (actions.length === 1 && playsForced())) return
    const token = means.action(chosen, events[at]!.view, actions)
    if (token === null) {
      stop(chosen)
      return onChoose(null)
    }
    const now = events.slice(since + 1, at + 1).some((event) => event.seat !== seat)
    const timer = setTimeout(() => onPlay(token, now), pause)
    return () => clearTimeout(timer)
  })
  useEffect(() => play(), [actions, chosen])
  useEffect(() => {
    if (chosen !== null) stop(null)
  }, [chosen])

  const choice = chosen ?? means.proposed(events.slice(0, at + 1), seat)
  return (
    <>
      {choice !== null && (
        <button
          class="quiet ahead"
          aria-pressed={chosen !== null}
          onClick={() => onChoose(chosen === null ? choice : null)}
        >
          {means.say.offer(choice)}
        </button>
      )}
      <span class="ahead-stopped" role="status">
        {stopped !== null && means.say.stopped(stopped)}
      </span>
    </>
  )
}
