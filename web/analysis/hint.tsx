// A hint: what the bot would do in this seat, knowing what the seat knows, and what that is worth beside the next idea.
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { AnyGamePart, GameEvent, Seat } from '../board/game'
import type { GameRecord } from '../table/record'
import { useLoaded } from '../base/use'
import './analysis.css'
import { bySide, inPercent } from './chances'
import { analyst } from './client'
import type { Candidate, Hint } from './questions'
import { say } from './words'

interface HintProps {
  part: AnyGamePart
  record: () => Promise<GameRecord | null>
  /** The event after which it is asked. */
  event: GameEvent
  /** Who wins together. */
  sides: Seat[][]
  seat: Seat
  /** Shows the move on the board as if it were made; null shows the board as it is. */
  onShow(event: GameEvent | null): void
  onPlay(token: string): void
  onHide(): void
}

export default function HintView({
  part,
  record,
  sides,
  seat,
  event,
  onShow,
  onPlay,
  onHide,
}: HintProps): JSX.Element {
  const { view } = event
  const hint = useLoaded(async () => {
    const played = await record()
    return played && analyst().hint(played, seat, part.hides === true)
  }, event)
  useLayoutEffect(() => {
    onShow(hint?.events[0] ?? null)
  }, [hint])
  useEffect(() => () => onShow(null), [])
  const best = hint?.candidates[0]
  return (
    <div class="counsel" role="group" aria-label={say.hint}>
      <p>
        <strong>{say.hint}</strong> {hint ? advice(part, sides, seat, view, hint) : say.thinking}
      </p>
      {hint && hint.samples > 0 && <p class="note">{say.sampled(hint.samples)}</p>}
      <div class="counsel-doings">
        {best && <button onClick={() => onPlay(best.action)}>{say.play}</button>}
        <button class="quiet" onClick={onHide}>
          {say.hide}
        </button>
      </div>
    </div>
  )
}

/** The hint in a sentence or two. */
export function advice(part: AnyGamePart, sides: Seat[][], seat: Seat, view: unknown, hint: Hint): string {
  const [best, next] = hint.candidates
  const side = sides.findIndex((seats) => seats.includes(seat))
  const chance = (of: Candidate) => bySide(sides, of.win_probabilities)[side]!
  const name = (of: Candidate, at: number) => {
    const event = hint.events[at]
    return (event ? part.notation(event, view) : part.proposal?.(of.action, view)) || of.action
  }
  const what = hint.events[0] ? part.describe(hint.events[0], view) : ''
  const words = [what || say.suggests(name(best!, 0))]
  if (!next) return [...words, say.only].filter(Boolean).join(' ')
  const now = chance(best!)
  const same = now - chance(next) < Math.max(0.005, 2 * next.standard_error)
  const first = now > 1 - 1e-9 ? say.wins : say.stays(inPercent(now))
  const second = same ? say.asGood(name(next, 1)) : say.other(name(next, 1), inPercent(chance(next)))
  return [...words, first + second].filter(Boolean).join(' ')
}
