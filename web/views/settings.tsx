// What the reader sets: the size of the text, what boards are made of, the language, how fast a game is shown, whether it is heard.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../messages'
import { language } from '../base/language'
import { languages, unreviewed, type Language } from '../base/languages'
import { look, showLook } from '../base/look'
import { looks } from '../base/looks'
import { canFeel, hapticsOn, switchHaptics } from '../sound/haptics'
import { keepPace, pace, paces } from '../base/pace'
import { soundOn, switchSound } from '../sound/sound'
import { hasServer } from '../base/server'
import { store } from '../base/store'
import { showText, textSize, textSizes } from '../base/text'
import { PlayerNameField } from '../parts/player_name'
import { Choice } from './choice'
import { playsForced, switchForced } from './forced'

const say = words.frame

/** Every word of the page is asked for as it starts, so it starts anew; games under way are kept. */
function speak(chosen: Language): void {
  store.keepLanguage(chosen)
  location.reload()
}

export default function Settings(): JSX.Element {
  const [size, setSize] = useState(textSize)
  const [material, setMaterial] = useState(look)
  const [speed, setSpeed] = useState(pace)
  const [sound, setSound] = useState(soundOn)
  const [forced, setForced] = useState(playsForced)
  const [haptics, setHaptics] = useState(hapticsOn)
  return (
    <>
      <Choice
        name="text"
        legend={say.text}
        value={size}
        onChange={(chosen) => {
          showText(chosen)
          setSize(chosen)
        }}
        items={textSizes.map((value) => ({ value, label: say.textSizes[value] }))}
      />
      <Choice
        name="look"
        legend={say.look}
        value={material}
        onChange={(chosen) => {
          showLook(chosen)
          setMaterial(chosen)
        }}
        items={looks.map((value) => ({ value, label: say.looks[value] }))}
      />
      <Choice
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
      <Choice
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
            switchForced(checked)
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
            switchSound(checked)
            setSound(checked)
          }}
        />
      </label>
      {canFeel() && (
        <label class="switch">
          {say.haptics}
          <input
            type="checkbox"
            role="switch"
            checked={haptics}
            onChange={({ currentTarget: { checked } }) => {
              switchHaptics(checked)
              setHaptics(checked)
            }}
          />
        </label>
      )}
    </>
  )
}
