// The settings (/settings), in groups.
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { language } from '@nemeton/board/base/language'
import { languages, unreviewed, type Language } from '@nemeton/board/base/languages'
import { keepPace, pace, paces } from '@nemeton/board/base/pace'
import { store } from '@nemeton/board/base/storage'
import { usePassedFocus } from '../../shared/browser/focus'
import { hasServer } from '../../shared/browser/has_server'
import { useLazy } from '../../shared/browser/hooks'
import { boardMaterial, setMaterial } from '../../shared/browser/material'
import { materials } from '../../shared/browser/materials'
import { setTextSize, textSize, textSizes } from '../../shared/browser/text_size'
import { followSystemTheme, ownTheme, setTheme, type Theme } from '../../shared/browser/theme'
import { RadioTiles } from '../../shared/components/radio_tiles'
import { useTitle } from '../../shared/components/use_title'
import { soundOn, setSound } from '../../play/sound/sound'
import { canVibrate, vibrationOn, setVibration } from '../../play/sound/vibration'
import { session } from '../../play/storage/session'
import { confirmsMoves, setConfirmsMoves } from '../../play/table/confirm_moves'
import { playsForced, setPlaysForced } from '../../play/view/forced_actions'
import { GuestNameField } from '../../play/seats/guest_name_field'
import '../../shared/components/lists.css'
import './settings.css'
import { say } from './words'

export default function SettingsPage(): JSX.Element {
  useTitle(say.title)
  const Device = useLazy(hasServer, () => import('../../play/notifications/device_switch'))
  const Email = useLazy(hasServer, () => import('../../play/notifications/email_settings'))
  return (
    <main class="around settings" ref={usePassedFocus()}>
      <h1>{say.title}</h1>
      {hasServer && <AccountGroup />}
      <Group title={say.appearance}>
        <ThemeTiles />
        <Tiles
          {...{ name: 'board', legend: say.board, labels: say.materials, values: materials }}
          {...{ get: boardMaterial, set: setMaterial }}
        />
        <Tiles
          {...{ name: 'text', legend: say.text, labels: say.textSizes, values: textSizes }}
          {...{ get: textSize, set: setTextSize }}
        />
      </Group>
      <Group title={say.play}>
        <Tiles
          {...{ name: 'pace', legend: say.speed, labels: say.speeds, values: paces }}
          {...{ get: pace, set: keepPace }}
        />
        {hasServer && (
          <Switch
            name="confirm"
            label={say.confirm}
            note={say.confirmNote}
            get={confirmsMoves}
            set={setConfirmsMoves}
          />
        )}
        <Switch name="forced" label={say.forced} get={playsForced} set={setPlaysForced} />
        <Switch name="sound" label={say.sound} get={soundOn} set={setSound} />
        {canVibrate() && (
          <Switch name="vibration" label={say.vibration} get={vibrationOn} set={setVibration} />
        )}
      </Group>
      <Group title={say.language}>
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
      </Group>
      {(Device || Email) && (
        <Group title={say.notifications}>
          {Device && <Device />}
          {Email && <Email />}
        </Group>
      )}
      <Group title={say.data}>
        <p class="note">{say.dataNote}</p>
        <p class="ways">
          <a class="button" href="/data">
            {say.yourData}
          </a>
        </p>
      </Group>
    </main>
  )
}

function Group({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function AccountGroup(): JSX.Element {
  const player = session.get()
  return (
    <Group title={say.account}>
      {!player && <GuestNameField />}
      <p class="ways">
        <a class="button" href="/account">
          {player ? say.manage(player.name) : say.signIn}
        </a>
      </p>
    </Group>
  )
}

interface TilesProps<T extends string> {
  name: string
  legend: string
  values: readonly T[]
  labels: Record<T, string>
  get(): T
  set(value: T): void
}

function Tiles<T extends string>({ name, legend, values, labels, get, set }: TilesProps<T>): JSX.Element {
  const [value, setValue] = useState(get)
  const choose = (chosen: T) => {
    set(chosen)
    setValue(chosen)
  }
  const items = values.map((each) => ({ value: each, label: labels[each] }))
  return <RadioTiles {...{ name, legend, value, items }} onChange={choose} />
}

const themes = ['system', 'light', 'dark'] as const

const ThemeTiles = (): JSX.Element => (
  <Tiles
    {...{ name: 'theme', legend: say.theme, labels: say.themes, values: themes }}
    get={() => ownTheme() ?? 'system'}
    set={(chosen: 'system' | Theme) => (chosen === 'system' ? followSystemTheme() : setTheme(chosen))}
  />
)

interface SwitchProps {
  name: string
  label: string
  note?: string
  get(): boolean
  set(on: boolean): void
}

function Switch({ name, label, note, get, set }: SwitchProps): JSX.Element {
  const [on, setOn] = useState(get)
  return (
    <label class="switch">
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          set(checked)
          setOn(checked)
        }}
      />
    </label>
  )
}

/** The page reads its words as it starts, so it loads again. Games that go on are kept. */
function speak(chosen: Language): void {
  store.keepLanguage(chosen)
  location.reload()
}
