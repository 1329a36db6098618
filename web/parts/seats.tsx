// Who sits where, and whose turn it is.
import type { JSX } from 'preact'
import type { AnyGamePart, Seat } from '../board/game'
import { words } from '../messages'
import { partnersOf, type SeatInfo, type TableState } from '../table/table'
import { Clock } from './clock'
import { Mark } from './mark'
import { Saying } from './phrases'

const say = words.table

/** Who sits at a seat; `mine` are those of this device. */
export function who(mine: Seat[], seat: Seat, info: SeatInfo): string {
  if (info.kind === 'recorded') return ''
  if (info.kind === 'bot') return say.bot(say.levels[info.level ?? 'casual'])
  if (mine.includes(seat)) return mine.length === 1 ? say.you : say.here
  if (info.taken === false) return say.open
  return info.present === false ? say.gone : say.person
}

interface SeatsProps {
  part: AnyGamePart
  state: TableState
  /** Whose turn it is in the position shown. */
  turn: Seat[]
  /** Who has made a choice that is not revealed yet. */
  chosen: Seat[]
  /** The event that is shown, if it is one of the past. */
  past: number | null
}

export function Seats({ part, state, turn, chosen, past }: SeatsProps): JSX.Element {
  const name = (seat: Seat) => part.seats[seat]?.name ?? ''
  return (
    <ul class="seats">
      {state.seats.map((info, seat) => (
        <li key={seat} class={turn.includes(seat) ? 'seat on-turn' : 'seat'}>
          <Mark part={part} seat={seat} />
          <span>
            <strong>{name(seat)}</strong>
            <small>
              <Saying said={state.said[seat]}>
                {who(state.mine, seat, info)}
                {partnersOf(state, seat).map((partner) => (
                  <Partner key={partner} part={part} seat={partner} />
                ))}
              </Saying>
            </small>
          </span>
          <Clock state={state} seat={seat} past={past} />
          {chosen.includes(seat) && (
            <span class="chosen" title={say.chosen}>
              <span class="visually-hidden">{say.chosen}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whom a seat plays with, as a mark: with four at the table there is no room for words. */
function Partner({ part, seat }: { part: AnyGamePart; seat: Seat }): JSX.Element {
  const together = say.with(part.seats[seat]?.name ?? '')
  return (
    <span class="partner" title={together}>
      <span class="visually-hidden">, {together}</span>
      <span aria-hidden="true">&amp;</span>
      <Mark part={part} seat={seat} />
    </span>
  )
}
