// The name that other players see of a guest; it is kept on the device.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { playerName } from '../../shared/browser/player_name'
import './guest_name.css'
import { say } from './words'

/** The most characters that a server accepts. */
const longest = 20

export function GuestNameField(): JSX.Element {
  const [name, setName] = useState(playerName.get)
  return (
    <label class="guest-name">
      <span>
        {say.guestName}
        <small>{say.guestNameNote}</small>
      </span>
      <input
        name="guest-name"
        value={name}
        maxLength={longest}
        autocomplete="nickname"
        placeholder={say.noName}
        onInput={({ currentTarget: { value } }) => setName(value)}
        onChange={({ currentTarget: { value } }) => playerName.set(value)}
      />
    </label>
  )
}
