// Which bot account is asked to play: by its name, or one of those that listen now.
import type { JSX } from 'preact'
import { useLoaded } from '../../shared/browser/hooks'
import './bots.css'
import { listOnlineBots } from '../../shared/api/bots'
import { say } from './words'

interface BotAccountFieldProps {
  value: string
  onChange(name: string): void
}

export default function BotAccountField({ value, onChange }: BotAccountFieldProps): JSX.Element {
  const online = useLoaded(listOnlineBots, null)
  return (
    <div class="choose-bot">
      <label class="field">
        {say.which}
        <input
          name="account"
          value={value}
          maxLength={20}
          autocomplete="off"
          onInput={(e) => onChange(e.currentTarget.value)}
        />
      </label>
      <p class="note" role="status">
        {online && (online.length > 0 ? say.listening : say.none)}
      </p>
      {online && online.length > 0 && (
        <div class="ways">
          {online.map(({ player, name }) => (
            <button key={player} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
