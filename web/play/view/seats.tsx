// Who sits where, and whose turn it is.
import type { SeatInfo } from '../../shared/api/tables'
import type { ComponentType, JSX } from 'preact'
import type { AnyGamePart, PanelItem, Seat } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { botName } from '../table/bot_names'
import { partnersOf, type TableState } from '../table/table'
import { useLoaded } from '../../shared/browser/hooks'
import { SeatMark } from '../../shared/components/seat_mark'
import { ChatPhrase } from './chat_phrase'

const say = words.table

/** Who sits at a seat of the table with this key; `mine` are those of this device. */
export function playerTitle(key: string, mine: Seat[], seat: Seat, info: SeatInfo): string {
  if (info.kind === 'recorded') return ''
  if (info.kind === 'bot') return `${botName(key, seat)}, ${say.bot}`
  if (mine.includes(seat)) return mine.length === 1 ? say.you : say.here
  if (info.taken === false) return say.open
  if (info.bot_account) return `${info.name}, ${say.bot}`
  if (info.present === false) return info.name ? `${info.name}, ${say.gone}` : say.gone
  return info.name ?? say.person
}

/** The seats as they are listed: the reader's first, then in the order of turns; partners stand together. */
export function listedSeats({ seats, sides, mine }: TableState): Seat[] {
  const first = mine.length === 1 ? mine[0]! : 0
  const turns = seats.map((_, i) => (first + i) % seats.length)
  const sideOf = (seat: Seat) => sides.find((side) => side.includes(seat)) ?? [seat]
  const order = turns.flatMap((seat) => turns.filter((other) => sideOf(seat).includes(other)))
  return [...new Set(order)]
}

interface SeatsProps {
  part: AnyGamePart
  state: TableState
  /** The position shown. */
  view: unknown
  /** Whose turn it is there. */
  turn: Seat[]
  /** Who has made a choice that is not revealed yet. */
  chosen: Seat[]
  /** The event that is shown, if it is one of the past. */
  past: number | null
  /** What shows the rating of a seat, once that is loaded. */
  Rating?: ComponentType<{ state: TableState; seat: Seat }> | null
}

export function Seats({ part, state, view, turn, chosen, past, Rating }: SeatsProps): JSX.Element {
  const leads = part.leads?.(view) ?? []
  const timed = state.timeControl !== null
  const clock = useLoaded(async () => (timed ? await import('./clock') : null), timed)
  return (
    <>
      {clock && <clock.TimeLeft state={state} />}
      <ul class="seats">
        {listedSeats(state).map((seat) => {
          const info = state.seats[seat]!
          return (
            <li key={seat} class={turn.includes(seat) ? 'seat on-turn' : 'seat'}>
              <span class="seat-mark">
                <SeatMark part={part} seat={seat} />
                {leads.includes(seat) && <Torc />}
                {chosen.includes(seat) && <span class="chosen" title={say.chosen} />}
              </span>
              <strong>
                {part.seats[seat]?.name}
                {leads.includes(seat) && <span class="visually-hidden">, {say.leads}</span>}
              </strong>
              <small>
                <ChatPhrase said={state.said[seat]}>
                  {info.kind === 'bot' ? (
                    <Bot name={botName(state.key, seat)} info={info} />
                  ) : (
                    <span>{playerTitle(state.key, state.mine, seat, info)}</span>
                  )}
                  {info.player && <Kept />}
                  {Rating && <Rating state={state} seat={seat} />}
                  {partnersOf(state, seat).map((partner) => (
                    <Partner key={partner} part={part} seat={partner} />
                  ))}
                </ChatPhrase>
              </small>
              <Counts items={part.panel?.(view, seat) ?? []} />
              {clock && <clock.Clock state={state} seat={seat} past={past} />}
              {chosen.includes(seat) && <span class="visually-hidden">{say.chosen}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A bot's name; what and how strong it is only where there is room, and when it is asked for. */
function Bot({ name, info }: { name: string; info: SeatInfo }): JSX.Element {
  const level = say.levels[info.level ?? 'casual']
  return (
    <span title={`${name}, ${say.bot}, ${level}`}>
      {name}
      <span class="is-bot">
        , {say.bot}
        <span class="level">, {level}</span>
      </span>
    </span>
  )
}

/** Of a name that stays, which nobody else here can have. */
const Kept = (): JSX.Element => (
  <span class="kept" title={say.kept}>
    <span class="visually-hidden">, {say.kept}</span>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20C5 10 11 4 20 4c0 9-6 15-16 16M4 20 14 10" />
    </svg>
  </span>
)

/** For who is ahead by the game's own count. */
const Torc = (): JSX.Element => (
  <svg class="ahead" viewBox="0 0 24 24" aria-hidden="true">
    <title>{say.leads}</title>
    <path d="M8 20A9 9 0 1 1 16 20" />
    <circle cx="8" cy="20" r="2.600" />
    <circle cx="16" cy="20" r="2.600" />
  </svg>
)

/** What counts in the game, for a seat. */
function Counts({ items }: { items: PanelItem[] }): JSX.Element | null {
  if (items.length === 0) return null
  return (
    <ul class="counts">
      {items.map(({ Icon, value, label }) => (
        <li key={label} title={label}>
          <span class="visually-hidden">{label}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Icon />
          </svg>
          <span aria-hidden="true">{value}</span>
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
      <SeatMark part={part} seat={seat} />
    </span>
  )
}
