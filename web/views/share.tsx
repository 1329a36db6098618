// Links to give away: the table's, for a friend, and one's own seat's, for another device.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../messages'

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

export function ShareLink({ address }: { address: string }): JSX.Element {
  return (
    <div class="share">
      <p>{say.share}</p>
      <LinkField address={address} label={say.share} />
    </div>
  )
}

export function DeviceLink({ address }: { address: string }): JSX.Element {
  return (
    <details class="device">
      <summary>{say.device}</summary>
      <p class="note">{say.deviceNote}</p>
      <LinkField address={address} label={say.device} />
    </details>
  )
}
