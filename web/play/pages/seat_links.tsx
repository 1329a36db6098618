// Links to give away: the table's and its open seats', for friends, and those of one's own seats, for another device.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { LinkField, SeatName } from '../../shared/components/link_field'
import { type SeatKey } from '../storage/saved_seats'
import { isOver, type TableState } from '../table/table'
import { useLoaded } from '../../shared/browser/hooks'
import Sheet from '../../shared/components/sheet'

const say = words.table

interface ShareLinksProps {
  /** The table's. */
  address: string
  part: AnyGamePart
  /** The seats that nobody has taken. */
  open: Seat[]
  /** Whether anyone may join. */
  lobby: boolean
}

export function ShareLinks({ address, part, open, lobby }: ShareLinksProps): JSX.Element {
  const text = open.length > 1 ? say.shareMany(open.length) : say.share
  const name = (seat: Seat) => part.seats[seat]?.name ?? ''
  return (
    <div class="share">
      <p>{text}</p>
      <LinkField address={address} label={text} />
      <QrDetails address={address} />
      {lobby && <p class="note">{say.inLobby}</p>}
      {open.length > 1 && (
        <details>
          <summary>{say.shareEach}</summary>
          {open.map((seat) => (
            <div class="seat-link" key={seat}>
              <SeatName part={part} seat={seat} />
              <LinkField address={`${address}#seat=${seat}`} label={name(seat)} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}

/** The link as a picture; what draws it is loaded when it is asked for. */
function QrDetails({ address }: { address: string }): JSX.Element {
  const [open, setOpen] = useState(false)
  const Qr = useLoaded(async () => (open ? (await import('../seats/qr_code')).QrCode : null), open)
  return (
    <details onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{say.picture}</summary>
      {Qr && <Qr text={address} />}
    </details>
  )
}

interface HostActionsProps {
  table: string
  part: AnyGamePart
  tableKey: string
  held: Seat[]
}

/** The seats of others at a table that the reader has opened, as long as none of them has played; null at any other. */
export function removableSeats(state: TableState): Seat[] | null {
  const held = state.seats.flatMap(({ taken, is_host }, seat) => (taken && !is_host ? [seat] : []))
  const played = state.events.some(({ seat }) => seat !== null && held.includes(seat))
  const waiting = state.lobby || state.seats.some(({ taken }) => taken === false)
  return waiting && !played && !isOver(state) && state.mine.some((seat) => state.seats[seat]?.is_host)
    ? held
    : null
}

/** What the host may do about who came; it is loaded for the host alone. */
export function HostActions(props: HostActionsProps): JSX.Element {
  const Opener = useLoaded(async () => (await import('../seats/host_actions')).default, null)
  return <div class="opener">{Opener && <Opener {...props} />}</div>
}

interface DeviceLinksProps {
  table: string
  part: AnyGamePart
  keys: SeatKey[]
}

/** The ways of one's seats to another device; what shows them is loaded when they are asked for. */
export function DeviceLinks(props: DeviceLinksProps): JSX.Element {
  const [open, setOpen] = useState(false)
  const Device = useLoaded(async () => (open ? (await import('../seats/seat_transfer')).default : null), open)
  return (
    <>
      <button class="quiet device" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.device}
      </button>
      {open && (
        <Sheet label={say.device} onClose={() => setOpen(false)}>
          <h2>{say.device}</h2>
          {Device && <Device {...props} />}
        </Sheet>
      )}
    </>
  )
}
