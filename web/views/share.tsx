// Links to give away: the table's and its open seats', for friends, and those of one's own seats, for another device.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '../board/game'
import { words } from '../messages'
import type { SeatKey } from '../base/store'
import { useLoaded } from '../base/use'
import { Mark } from './mark'
import { Sheet } from './sheet'

const say = words.table

export function LinkField({ address, label }: { address: string; label: string }): JSX.Element {
  const [copied, setCopied] = useState(false)
  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      // Not allowed here (no https): select it, so that it can be copied by hand.
      field?.select()
      if (!document.execCommand('copy')) return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <div class="link">
      <input readOnly value={address} aria-label={label} onFocus={(e) => e.currentTarget.select()} />
      <button onClick={(e) => void copy(e.currentTarget.parentElement!.querySelector('input'))}>
        <span aria-live="polite">{copied ? say.copied : say.copy}</span>
      </button>
      {'share' in navigator && (
        <button class="quiet" onClick={() => void navigator.share({ url: address }).catch(() => {})}>
          {say.send}
        </button>
      )}
    </div>
  )
}

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

/** Which seat a link is for. */
export function SeatName({ part, seat }: { part: AnyGamePart; seat: Seat }): JSX.Element {
  return (
    <p class="seat-name">
      <Mark part={part} seat={seat} />
      {part.seats[seat]?.name}
    </p>
  )
}

interface DeviceLinksProps {
  table: string
  part: AnyGamePart
  keys: SeatKey[]
}

/** The ways of one's seats to another device; what shows them is loaded when they are asked for. */
export function DeviceLinks(props: DeviceLinksProps): JSX.Element {
  const [open, setOpen] = useState(false)
  const Device = useLoaded(async () => (open ? (await import('../seats/device')).default : null), open)
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
