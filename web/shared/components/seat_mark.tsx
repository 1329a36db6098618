// A seat's mark: its piece in small, so that sides are told apart by shape.
import type { JSX } from 'preact'
import type { AnyGamePart, Seat } from '@nemeton/board/game'

export function SeatMark({ part, seat }: { part: AnyGamePart; seat: Seat }): JSX.Element | null {
  const look = part.seats[seat]
  return look ? (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <look.Mark />
    </svg>
  ) : null
}
