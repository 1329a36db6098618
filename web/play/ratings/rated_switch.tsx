// Whether a game is to be rated, asked of who has a name.
import type { JSX } from 'preact'
import { say } from './words'

interface RatedSwitchProps {
  rated: boolean
  onChange(rated: boolean): void
}

export function RatedSwitch({ rated, onChange }: RatedSwitchProps): JSX.Element {
  return (
    <label class="yes-no">
      <span>
        {say.rated}
        <small>{say.ratedNote}</small>
      </span>
      <input
        type="checkbox"
        name="rated"
        checked={rated}
        onChange={(e) => onChange(e.currentTarget.checked)}
      />
    </label>
  )
}
