// Which event of a game is on the board: the newest, shown one after the other at a pace that can be followed, or an
// older one that the reader stepped back to.
import { useLayoutEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { slowness } from '@nemeton/board/base/pace'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import { secretChoices } from '../../table/table'

export interface Playhead {
  /** The index of the event shown; −1 before the first. */
  at: number
  /** Whether it got there by a step forward, so that the step can be shown as movement. */
  stepped: boolean
  /** Whether that step was the game's own: the reader did not go there. */
  came: boolean
  /** Whether the newest is shown as it comes. */
  following: boolean
  /** Whether newer ones are still to be shown, one after the other. */
  behind: boolean
  go(to: number): void
  /** Shows the newest at once. */
  skip(): void
}

/** With more than this many events to catch up on, the board jumps. */
const maxBehind = 24
const usualLinger = 350

/** An event stays as long as its game asks, at the reader's pace. */
export function usePlayhead(events: GameEvent[], linger?: AnyGamePart['linger']): Playhead {
  const last = events.length - 1
  const [shown, show] = useState({ at: -1, stepped: false, came: false, following: true, since: 0 })
  const { at, following, since } = shown

  const follow = useEffectEvent(() => {
    const put = (to: number, stepped: boolean) =>
      show({ at: to, stepped, came: stepped, following: true, since: performance.now() })
    if (at > last) return put(last, false)
    if (!following || at === last) return
    if (at < 0 || last - at > maxBehind) return put(last, false)
    if (slowness() === 0) return put(last, last === at + 1)
    // A choice in secret has nothing to show and stops nobody who is choosing too; what was shown before it stays its time.
    if (secretChoices(events, at + 1).length > 0)
      return show({ at: at + 1, stepped: true, came: true, following: true, since })
    const seen = at - secretChoices(events, at).length
    const asked = (seen > 0 ? linger?.(events[seen]!, events[seen - 1]!.view) : undefined) ?? usualLinger
    const wait = asked * slowness() - (performance.now() - since)
    if (wait <= 0) return put(at + 1, true)
    const timer = setTimeout(() => put(at + 1, true), wait)
    return () => clearTimeout(timer)
  })
  useLayoutEffect(() => follow(), [events, last, at, following])

  const go = (to: number) => {
    const there = Math.min(last, Math.max(0, to))
    const [stepped, following] = [there === at + 1, there === last]
    show({ at: there, stepped, came: false, following, since: performance.now() })
  }
  const skip = () =>
    show({ at: last, stepped: false, came: false, following: true, since: performance.now() })
  return {
    at: Math.min(at, last),
    stepped: shown.stepped,
    came: shown.came,
    following,
    behind: following && at < last,
    go,
    skip,
  }
}
