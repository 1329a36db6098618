// Which event of a game is on the board: the newest, shown one after the other at a pace that can be followed, or an
// older one that the reader stepped back to.
import { useLayoutEffect, useState } from 'preact/hooks'
import type { AnyGamePart, GameEvent } from '../board/game'
import { chosen } from '../table/table'

export interface Playhead {
  /** The index of the event shown; −1 before the first. */
  at: number
  /** Whether it got there by a step forward, so that the step can be shown as movement. */
  stepped: boolean
  /** Whether the newest is shown as it comes. */
  following: boolean
  /** Whether newer ones are still to be shown, one after the other. */
  behind: boolean
  go(to: number): void
  /** Shows the newest at once. */
  skip(): void
}

/** With more than this many events to catch up on, the board jumps. */
const mostBehind = 24
const usualLinger = 350
/** Silent reading: 238 words a minute (Brysbaert 2019), of 5.7 characters each with the blank. */
const readingTimePerCharacter = 60_000 / (238 * 5.7) // ms

/** `words` of an event stay until they can be read, unless its game has it pass at once. */
export function usePlayhead(
  events: GameEvent[],
  linger?: AnyGamePart['linger'],
  words = (_at: number): string => '',
): Playhead {
  const last = events.length - 1
  const [shown, show] = useState({ at: -1, stepped: false, following: true, since: 0 })
  const { at, following, since } = shown

  useLayoutEffect(() => {
    const put = (to: number, stepped: boolean) =>
      show({ at: to, stepped, following: true, since: performance.now() })
    if (at > last) return put(last, false)
    if (!following || at === last) return
    if (at < 0 || last - at > mostBehind) return put(last, false)
    // A choice in secret has nothing to show and stops nobody who is choosing too; what was shown before it stays its time.
    if (chosen(events, at + 1).length > 0) return show({ at: at + 1, stepped: true, following: true, since })
    const seen = at - chosen(events, at).length
    const asked = (seen > 0 ? linger?.(events[seen]!, events[seen - 1]!.view) : undefined) ?? usualLinger
    const reading = seen > 0 && asked > 0 ? words(seen).length * readingTimePerCharacter : 0
    const time = Math.max(asked, reading)
    const wait = time - (performance.now() - since)
    if (wait <= 0) return put(at + 1, true)
    const timer = setTimeout(() => put(at + 1, true), wait)
    return () => clearTimeout(timer)
  }, [events, last, at, following])

  const go = (to: number) => {
    const there = Math.min(last, Math.max(0, to))
    show({ at: there, stepped: there === at + 1, following: there === last, since: performance.now() })
  }
  const skip = () => show({ at: last, stepped: false, following: true, since: performance.now() })
  return {
    at: Math.min(at, last),
    stepped: shown.stepped,
    following,
    behind: following && at < last,
    go,
    skip,
  }
}
