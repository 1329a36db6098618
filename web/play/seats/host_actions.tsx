// What the host of a table may do before others have played: free a seat that somebody holds, or close the table for everybody.
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { navigate } from '../../shared/browser/router'
import { errorText } from '../../shared/api/error_text'
import { savedSeats } from '../storage/saved_seats'
import { closeTable, freeSeat } from '../../shared/api/seats'
import '../../shared/components/lists.css'
import { say } from './words'

interface HostActionsProps {
  table: string
  /** Of the host's seat. */
  tableKey: string
  part: AnyGamePart
  /** The seats of others, who have not played yet. */
  held: Seat[]
}

export default function HostActions({ table, tableKey, part, held }: HostActionsProps): JSX.Element {
  const [asking, ask] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const free = async (seat: Seat) => setProblem(await freeSeat(table, tableKey, seat))
  const close = async () => {
    const refused = await closeTable(table, tableKey)
    if (refused) return setProblem(refused)
    savedSeats.dropTable(table)
    navigate('/')
  }
  return (
    <>
      {held.map((seat) => (
        <button key={seat} class="quiet" onClick={() => void free(seat)}>
          {say.freeSeat(part.seats[seat]?.name ?? '')}
        </button>
      ))}
      {asking ? (
        <>
          <p>{say.closeSure}</p>
          <button onClick={() => void close()}>{say.closeYes}</button>
          <button class="quiet" onClick={() => ask(false)}>
            {say.closeNo}
          </button>
        </>
      ) : (
        <button class="quiet" onClick={() => ask(true)}>
          {say.close}
        </button>
      )}
      {problem && <p class="problem">{errorText(problem)}</p>}
    </>
  )
}
