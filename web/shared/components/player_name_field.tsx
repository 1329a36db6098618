// Where somebody says what he wants to be called; it is kept on the device.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { store } from '@nemeton/board/base/storage'
import { words } from '../messages'
import { playerName } from '../browser/player_name'

const say = words.frame
/** As many characters as a server takes. */
const longest = 20

export function PlayerNameField(): JSX.Element {
  const [name, setName] = useState(playerName.get)
  const kept = store.part<{ name: string }>('session')?.name
  const more = (
    <a class="button kept-name" href="/name">
      {kept ?? say.keptName}
    </a>
  )
  if (kept) return <p class="player-name">{[say.playerName, more]}</p>
  return (
    <>
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
      {more}
    </>
  )
}
