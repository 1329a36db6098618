// A link to give away, and the seat that it is of.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { words } from '../messages'
import { SeatMark } from './seat_mark'

const say = words.table

interface LinkFieldProps {
  address: string
  label: string
  /** Whether it may be sent to somebody as a link is. */
  sends?: boolean
}

export function LinkField({ address, label, sends = true }: LinkFieldProps): JSX.Element {
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
      {sends && 'share' in navigator && (
        <button class="quiet" onClick={() => void navigator.share({ url: address }).catch(() => {})}>
          {say.send}
        </button>
      )}
    </div>
  )
}

export function SeatName({ part, seat }: { part: AnyGamePart; seat: Seat }): JSX.Element {
  return (
    <p class="seat-name">
      <SeatMark part={part} seat={seat} />
      {part.seats[seat]?.name}
    </p>
  )
}
