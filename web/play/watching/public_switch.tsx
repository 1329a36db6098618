// Whether anybody may watch, asked of who sets a table.
import type { JSX } from 'preact'
import { say } from './words'

interface PublicSwitchProps {
  isPublic: boolean
  onChange(isPublic: boolean): void
}

export function PublicSwitch({ isPublic, onChange }: PublicSwitchProps): JSX.Element {
  return (
    <label class="yes-no">
      <span>
        {say.isPublic}
        <small>{say.isPublicNote}</small>
      </span>
      <input
        type="checkbox"
        name="public"
        checked={isPublic}
        onChange={(e) => onChange(e.currentTarget.checked)}
      />
    </label>
  )
}
