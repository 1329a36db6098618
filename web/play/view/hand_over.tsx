// A calm cover over a game that hides things, until who looks next has the device.
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { SeatMark } from '../../shared/components/seat_mark'

const say = words.table
interface HandOverProps {
  part: AnyGamePart
  seat: Seat
  onTaken(): void
}

export default function HandOver({ part, seat, onTaken }: HandOverProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  const main = usePassedFocus()
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <main class="hand-over" ref={main}>
      <SeatMark part={part} seat={seat} />
      <h1>{say.handOver(part.seats[seat]?.name ?? '')}</h1>
      <p>{say.handOverNote}</p>
      <button class="primary" ref={button} onClick={onTaken}>
        {say.handOverDone}
      </button>
    </main>
  )
}
