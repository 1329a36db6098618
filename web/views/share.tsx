// Links to give away: the table's and its open seats', for friends, and those of one's own seats, for another device.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '../game'
import { words } from '../messages'
import type { SeatKey } from '../store'
import { Mark } from './mark'

const say = words.table

function LinkField({ address, label }: { address: string; label: string }): JSX.Element {
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
}

export function ShareLinks({ address, part, open }: ShareLinksProps): JSX.Element {
  const text = open.length > 1 ? say.shareMany(open.length) : say.share
  const name = (seat: Seat) => part.seats[seat]?.name ?? ''
  return (
    <div class="share">
      <p>{text}</p>
      <LinkField address={address} label={text} />
      {open.length > 1 && (
        <details>
          <summary>{say.shareEach}</summary>
          {open.map((seat) => (
            <div class="seat-link" key={seat}>
              <Mark part={part} seat={seat} />
              <span>{name(seat)}</span>
              <LinkField address={`${address}#seat=${seat}`} label={name(seat)} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}

/** A link for each person of this device. */
export function DeviceLinks({ address, keys }: { address: string; keys: SeatKey[] }): JSX.Element {
  return (
    <details class="device">
      <summary>{say.device}</summary>
      <p class="note">{say.deviceNote}</p>
      {keys.map(({ key }) => (
        <LinkField key={key} address={`${address}#key=${key}`} label={say.device} />
      ))}
    </details>
  )
}
