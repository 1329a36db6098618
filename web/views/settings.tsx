// What the reader sets: the size of the text, the language, and whether the page is heard.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../messages'
import { language } from '../base/language'
import { languages, type Language } from '../base/languages'
import { soundOn, switchSound } from '../sound/sound'
import { store } from '../base/store'
import { showText, textSize, textSizes } from '../base/text'
import { Choice } from './choice'

const say = words.frame

/** Every word of the page is asked for as it starts, so it starts anew; games under way are kept. */
function speak(chosen: Language): void {
  store.keepLanguage(chosen)
  location.reload()
}

export function Settings(): JSX.Element {
  const [size, setSize] = useState(textSize)
  const [sound, setSound] = useState(soundOn)
  return (
    <>
      <button class="quiet icon" popovertarget="settings" aria-label={say.settings} title={say.settings}>
        Aa
      </button>
      <div id="settings" class="settings" popover="auto">
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
          name="language"
          legend={say.language}
          value={language}
          onChange={speak}
          items={Object.entries(languages).map(([value, label]) => ({ value: value as Language, label }))}
        />
        <label class="switch">
          {say.sound}
          <input
            type="checkbox"
            role="switch"
            checked={sound}
            onChange={({ currentTarget: { checked } }) => {
              switchSound(checked)
              setSound(checked)
            }}
          />
        </label>
      </div>
    </>
  )
}
