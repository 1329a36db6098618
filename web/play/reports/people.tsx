// Who else sits at a table of the server, and what may be done about each.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { useRequest } from '../../shared/components/use_request'
import Sheet from '../../shared/components/sheet'
import { savedSeats } from '../storage/saved_seats'
import { isOver, type TableState } from '../table/table'
import './reports.css'
import PersonActions from './person_actions'
import { removePlayer } from '../../shared/api/reports'
import { say } from './words'

interface PeopleProps {
  part: AnyGamePart
  state: TableState
}

export default function People({ part, state }: PeopleProps): JSX.Element | null {
  const [open, setOpen] = useState(false)
  const asking = useRequest(say)
  const host = state.mine.find((seat) => state.seats[seat]?.is_host)
  const key = savedSeats.keys(state.key).find(({ seat }) => (seat ?? state.mine[0]) === host)?.key
  // Who has opened the table may do so until the other has played.
  const maySendAway = (seat: Seat) =>
    host !== undefined && !isOver(state) && !state.events.some((each) => each.seat === seat)
  const others = state.seats.flatMap((info, seat) =>
    info.kind === 'person' && info.taken !== false && !state.mine.includes(seat) ? [{ info, seat }] : [],
  )
  if (others.length === 0) return null
  return (
    <>
      <button class="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.people}
      </button>
      {open && (
        <Sheet label={say.people} onClose={() => setOpen(false)}>
          <h2>{say.people}</h2>
          <ul class="people">
            {others.map(({ info, seat }) => {
              const name = info.name ?? part.seats[seat]?.name ?? ''
              return (
                <li key={seat}>
                  {info.player ? <a href={`/player/${info.player}`}>{name}</a> : <strong>{name}</strong>}
                  {key && maySendAway(seat) && (
                    <button
                      class="quiet"
                      disabled={asking.busy}
                      onClick={() => asking.ask(() => removePlayer(state.key, key, seat))}
                    >
                      {say.sendAway(name)}
                    </button>
                  )}
                  <PersonActions who={{ table: state.key, seat }} name={name} player={info.player} />
                </li>
              )
            })}
          </ul>
          {asking.trouble}
        </Sheet>
      )}
    </>
  )
}
