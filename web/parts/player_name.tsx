// Where somebody says what he wants to be called; it is kept on the device.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../messages'
import { playerName } from '../table/player_name'

const say = words.frame
/** As many characters as a server takes. */
const longest = 24

export function PlayerNameField(): JSX.Element {
  const [name, setName] = useState(playerName.get)
  return (
    <label class="player-name">
      {say.playerName}
      <input
        name="player-name"
        value={name}
        maxLength={longest}
        autocomplete="nickname"
        placeholder={say.noPlayerName}
        onInput={({ currentTarget: { value } }) => setName(value)}
        onChange={({ currentTarget: { value } }) => playerName.set(value)}
      />
    </label>
  )
}
