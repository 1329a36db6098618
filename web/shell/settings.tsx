// What the reader sets: the size of the text, what boards are made of, the language, how fast a game is shown, whether it is heard.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../shared/messages'
import { language } from '@nemeton/board/base/language'
import { languages, unreviewed, type Language } from '@nemeton/board/base/languages'
import { boardMaterial, setMaterial } from '../shared/browser/material'
import { materials } from '../shared/browser/materials'
import { canVibrate, vibrationOn, setVibration } from '../play/sound/vibration'
import { keepPace, pace, paces } from '@nemeton/board/base/pace'
import { soundOn, setSound } from '../play/sound/sound'
import { hasServer } from '../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { setTextSize, textSize, textSizes } from '../shared/browser/text_size'
import { PlayerNameField } from '../shared/components/player_name_field'
import { RadioTiles } from '../shared/components/radio_tiles'
import { playsForced, setPlaysForced } from '../play/view/forced_actions'

const say = words.frame

/** Every word of the page is asked for as it starts, so it starts anew; games under way are kept. */
function speak(chosen: Language): void {
  store.keepLanguage(chosen)
  location.reload()
}

export default function Settings(): JSX.Element {
  const [size, setSize] = useState(textSize)
  const [material, setShown] = useState(boardMaterial)
  const [speed, setSpeed] = useState(pace)
  const [sound, setSoundShown] = useState(soundOn)
  const [forced, setForced] = useState(playsForced)
  const [haptics, setHaptics] = useState(vibrationOn)
  return (
    <>
      <RadioTiles
        name="text"
        legend={say.text}
        value={size}
        onChange={(chosen) => {
          setTextSize(chosen)
          setSize(chosen)
        }}
        items={textSizes.map((value) => ({ value, label: say.textSizes[value] }))}
      />
      <RadioTiles
        name="look"
        legend={say.look}
        value={material}
        onChange={(chosen) => {
          setMaterial(chosen)
          setShown(chosen)
        }}
        items={materials.map((value) => ({ value, label: say.looks[value] }))}
      />
      <RadioTiles
        name="language"
        legend={say.language}
        value={language}
        onChange={speak}
        items={(Object.keys(languages) as Language[]).map((value) => ({
          value,
          label: languages[value],
          note: unreviewed.includes(value) ? say.unreviewed : undefined,
        }))}
      />
      <RadioTiles
        name="pace"
        legend={say.pace}
        value={speed}
        onChange={(chosen) => {
          keepPace(chosen)
          setSpeed(chosen)
        }}
        items={paces.map((value) => ({ value, label: say.paces[value] }))}
      />
      {hasServer && <PlayerNameField />}
      <label class="switch">
        {say.forced}
        <input
          type="checkbox"
          role="switch"
          name="forced"
          checked={forced}
          onChange={({ currentTarget: { checked } }) => {
            setPlaysForced(checked)
            setForced(checked)
          }}
        />
      </label>
      <label class="switch">
        {say.sound}
        <input
          type="checkbox"
          role="switch"
          name="sound"
          checked={sound}
          onChange={({ currentTarget: { checked } }) => {
            setSound(checked)
            setSoundShown(checked)
          }}
        />
      </label>
      {canVibrate() && (
        <label class="switch">
          {say.haptics}
          <input
            type="checkbox"
            role="switch"
            checked={haptics}
            onChange={({ currentTarget: { checked } }) => {
              setVibration(checked)
              setHaptics(checked)
            }}
          />
        </label>
      )}
    </>
  )
}
