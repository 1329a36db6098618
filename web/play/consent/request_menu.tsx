// What a player may ask of the others at a table, or grant them.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { gameOf } from '../../shared/games/games'
import type { ProposalKind } from '@nemeton/websocket'
import { canTakeBack } from '../table/consent'
import { lastOf, type AnyRemoteTable, type TableState } from '../table/table'
import './consent.css'
import { say } from './words'

interface RequestMenuProps {
  part: AnyGamePart
  table: AnyRemoteTable
  state: TableState
}

interface Way {
  key: string
  text: string
  run(): void
}

export default function RequestMenu({ part, table, state }: RequestMenuProps): JSX.Element | null {
  const [open, setOpen] = useState(false)
  const ways = waysOf(part, table, state)
  if (ways.length === 0) return null
  return (
    <>
      <button class="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say.ask}
      </button>
      {open && (
        <div class="phrases" role="group" aria-label={say.ask}>
          {ways.map(({ key, text, run }) => (
            <button
              key={key}
              onClick={() => {
                run()
                setOpen(false)
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** What can be asked for or granted now; the server has the last word. */
function waysOf(
  part: AnyGamePart,
  table: AnyRemoteTable,
  { seats, mine, events, game, timeControl, standing, strict }: TableState,
): Way[] {
  const last = lastOf({ events })
  const isFull = seats.every(({ kind, taken }) => kind === 'bot' || taken)
  if (standing.question || !last || !isFull) return []
  const name = (seat: Seat) => part.seats[seat]?.name ?? ''
  const asks = (wish: ProposalKind, text: string, about?: Seat): Way => ({
    key: `${wish} ${about ?? ''}`,
    text,
    run: () => table.ask(wish, about),
  })
  const others = seats.flatMap(({ kind }, seat) =>
    kind === 'person' && !mine.includes(seat) && !standing.substitutes.includes(seat) ? [seat] : [],
  )
  const byCalendar = timeControl?.kind === 'correspondence'
  const isAway = (seat: Seat) => seats[seat]!.away === true && last.state.to_act?.includes(seat) === true
  const away = byCalendar || standing.paused ? [] : others.filter(isAway)
  const plays = mine.some((seat) => !standing.substitutes.includes(seat))
  if (!plays) return []
  return [
    ...(!strict && mine.some((seat) => canTakeBack(events, seat, part.hides === true))
      ? [asks('take_back', say.wishes.take_back)]
      : []),
    ...(game !== null && gameOf(game).tie ? [asks('tie', say.wishes.tie)] : []),
    ...(timeControl && !standing.paused && !strict ? [asks('pause', say.wishes.pause)] : []),
    ...away.map((seat) => asks('claim', say.claim(name(seat)), seat)),
    ...(strict ? [] : away).map((seat) => asks('substitute', say.substitute(name(seat)), seat)),
    ...(!strict && !byCalendar && mine.length === 1 && others.length > 0
      ? [asks('substitute', say.substituteMe, mine[0])]
      : []),
    ...(timeControl && !strict ? others : []).map((seat) => ({
      key: `give ${seat}`,
      text: say.give(name(seat), byCalendar ? say.day : say.minute),
      run: () => table.giveTime(seat),
    })),
  ]
}
