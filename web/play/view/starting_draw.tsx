// Drawing lots: a short, calm showing of how the seats fell, by the game's own means, before the table. The seats have been
// drawn by then; what is shown led to them.
import type { SeatInfo } from '../../shared/api/tables'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { usePassedFocus } from '../../shared/browser/focus'
import type { AnyGamePart, StartingDraw, Seat } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { randomBelow } from '@nemeton/board/random'
import { SeatMark } from '../../shared/components/seat_mark'
import { playerTitle } from './seats'

const say = words.table
/** From one cast to the next, and how long the last one stays, in milliseconds. */
const castTime = 550
const stayTime = 1600

interface StartingDrawViewProps {
  startingDraw: StartingDraw
  part: AnyGamePart
  seats: SeatInfo[]
  /** The key of the table. */
  tableKey: string
  /** The seats of this device. */
  mine: Seat[]
  onSeen(): void
}

export default function StartingDrawView({
  startingDraw,
  part,
  seats,
  tableKey,
  mine,
  onSeen,
}: StartingDrawViewProps): JSX.Element {
  const [casts] = useState(() => startingDraw.casts(seats.length, randomBelow))
  const [shown, show] = useState(0)
  const over = shown === casts.length
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    const timer = setTimeout(() => (over ? see() : show(shown + 1)), over ? stayTime : castTime)
    return () => clearTimeout(timer)
  }, [shown, over])

  const name = (seat: Seat) => playerTitle(tableKey, mine, seat, seats[seat]!)
  const last = casts[shown - 1]
  return (
    <main class="starting-draw" ref={usePassedFocus()}>
      <h1>{say.startingDraw}</h1>
      <p>{startingDraw.rule}</p>
      <ul>
        {seats.map((_, seat) => {
          const cast = casts.slice(0, shown).findLast((each) => each.seat === seat)
          return (
            <li key={seat}>
              <span>{name(seat)}</span>
              <svg viewBox="0 0 96 48" aria-hidden="true" key={cast && casts.indexOf(cast)}>
                {cast && <startingDraw.Figure {...cast} />}
              </svg>
              <strong class={over ? 'drawn' : undefined}>
                <SeatMark part={part} seat={seat} />
                {part.seats[seat]?.name}
              </strong>
            </li>
          )
        })}
      </ul>
      <p class="visually-hidden" role="status">
        {last && `${name(last.seat)}: ${startingDraw.says(last)}.`}
        {over && seats.map((_, seat) => ` ${name(seat)}: ${part.seats[seat]?.name}.`)}
      </p>
      <button class="primary" onClick={onSeen}>
        {say.startingDrawGo}
      </button>
    </main>
  )
}
