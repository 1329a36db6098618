// At a table: which bot accounts are asked to play, what they say, and, for who has opened it, asking another.
import type { SeatInfo } from '../../shared/api/tables'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { useRequest } from '../../shared/components/use_request'
import BotAccountField from './bot_account_field'
import { inviteBot } from '../../shared/api/bots'
import { say } from './words'

interface BotInvitationsProps {
  table: string
  part: AnyGamePart
  seats: SeatInfo[]
  /** Of who has opened the table, if that is the reader. */
  tableKey: string | undefined
}

function InviteAnother({
  table,
  tableKey,
  seat,
}: {
  table: string
  tableKey: string
  seat: Seat
}): JSX.Element {
  const [name, setName] = useState('')
  const { busy, ask, trouble } = useRequest(say)
  return (
    <details>
      <summary>{say.another}</summary>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          ask(() => inviteBot(table, tableKey, seat, name.trim()))
        }}
      >
        <BotAccountField value={name} onChange={setName} />
        {trouble}
        <button disabled={busy || !name.trim()}>{say.ask}</button>
      </form>
    </details>
  )
}

export default function BotInvitations({ table, part, seats, tableKey }: BotInvitationsProps): JSX.Element {
  return (
    <>
      {seats.map(
        ({ invited }, seat) =>
          invited && (
            <div key={seat}>
              <p role="status">
                {part.seats[seat]?.name}:{' '}
                {invited.declined
                  ? say.declined(invited.name, say.reasons[invited.declined] ?? say.reasons.generic!)
                  : say.waits(invited.name)}
              </p>
              {invited.declined && tableKey && (
                <InviteAnother table={table} tableKey={tableKey} seat={seat} />
              )}
            </div>
          ),
      )}
    </>
  )
}
