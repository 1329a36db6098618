// A game that was stopped before its board had an end to show: a pennant that hangs over the board's upper edge, with the mark of who gave
// it up or ran out of time, and a sign of that; or a cut thread, where the limit of moves was reached.
import type { JSX } from 'preact'
import { gaveUp, type AnyGamePart, type GameEvent } from '@nemeton/board/game'
import { SeatMark } from '../../shared/components/seat_mark'

/** What stopped a game, as it is drawn in a box of 24 × 24. */
const signs = {
  resigned: 'M7 21V4M7 13V4Q11 2 14 4.500T21 4.500V13Q17 15 14 13T7 13',
  timed_out: 'M7 3H17M7 21H17M8 3Q8 9 12 12Q16 9 16 3M8 21Q8 15 12 12Q16 15 16 21M10.500 20H13.500',
  abandoned: 'M6 21V3H18V21M3 21H21M14 12V13',
  tied: 'M5 9.500H19M5 14.500H19',
  limit: 'M2 12Q5 8 9.500 12M14.500 12Q19 16 22 12M10 7L14 17',
}

type Stop = keyof typeof signs

function stopOf(event: GameEvent): Stop | null {
  if (event.resigned) return 'resigned'
  if (event.timed_out) return 'timed_out'
  if (event.abandoned) return 'abandoned'
  if (event.tied) return 'tied'
  const atLimit = event.effects.some((effect: { kind: string; why?: unknown }) => effect.why === 'ply_limit')
  return atLimit ? 'limit' : null
}

export default function StoppedMark({
  part,
  event,
}: {
  part: AnyGamePart
  event: GameEvent
}): JSX.Element | null {
  const stop = stopOf(event)
  return (
    stop && (
      <div class={gaveUp(event) ? 'stopped given-up' : 'stopped'} aria-hidden="true">
        <div class="pennant unfurls">
          {gaveUp(event) && event.seat !== null && <SeatMark part={part} seat={event.seat} />}
          <svg class="mark why" viewBox="0 0 24 24">
            <path d={signs[stop]} />
          </svg>
        </div>
      </div>
    )
  )
}
