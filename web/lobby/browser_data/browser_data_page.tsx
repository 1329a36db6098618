// What this browser keeps: a file of it to save, one to bring in, and deleting it.
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { analyst } from '../../play/analysis/analysis_client'
import { readTextFile } from '../../shared/browser/read_text_file'
import { usePassedFocus } from '../../shared/browser/focus'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import { useLoaded } from '../../shared/browser/hooks'
import { savedGames } from '../../play/storage/saved_games'
import { savedSeats } from '../../play/storage/saved_seats'
import { getServerInfo } from '../../shared/api/tables'
import { unsubscribeDevice, isSubscribed } from '../../play/notifications/device_notifications'
import { ChooseFile, saveFile } from '../../shared/components/files'
import { errorText } from '../../shared/api/error_text'
import { useTitle } from '../../shared/components/use_title'
import { importData, leaveAllTables, exportData } from './browser_data'
import '../../shared/components/lists.css'
import { say } from '../tables/words'

/** The largest file that is read. */
const largestFile = 8 << 20

/** What is noted of tables, besides the keys. */
const ofTables = ['finishedTables', 'dice', 'mutedTables', 'drafts']

/** What is here, in a few words each. */
function describeData(): string[] {
  const {
    seats = {},
    completedLessons = {},
    solvedPuzzles = {},
    session,
    emailNotifications,
    ...more
  } = store.everything()
  const others = Object.keys(more).filter((name) => !name.startsWith('game.'))
  const notes = others.filter((name) => ofTables.includes(name))
  const games = savedGames.all().length
  const tables = Object.keys(seats as object).length
  const lessons = Object.values(completedLessons as Record<string, string[]>).flat().length
  const puzzles = Object.values(solvedPuzzles as Record<string, number[]>).flat().length
  return [
    ...(tables > 0 ? [say.dataTables(tables)] : []),
    ...(games > 0 ? [say.dataGames(games)] : []),
    ...(lessons > 0 ? [say.dataLessons(lessons)] : []),
    ...(puzzles > 0 ? [say.dataPuzzles(puzzles)] : []),
    ...(notes.length > 0 ? [say.dataNotes] : []),
    ...(others.length > notes.length ? [say.dataSettings] : []),
    ...(session ? [say.dataPlayer] : []),
    ...(emailNotifications ? [say.dataMail] : []),
  ]
}

const save = () => saveFile(`nemeton-${new Date().toISOString().slice(0, 10)}.json`, exportData())

function Clear({ onCleared }: { onCleared(): void }): JSX.Element {
  const [state, setState] = useState<'idle' | 'asked' | 'leaving' | Problem[]>('idle')
  const tables = Object.keys(savedSeats.allKeys()).length
  const both = async () => {
    setState('leaving')
    const left = await leaveAllTables()
    if (left.length === 0) await done()
    else setState(left)
    onCleared()
  }
  const done = async () => {
    if (hasServer && store.has('session')) await (await import('../../play/storage/session')).signOut()
    if (hasServer && isSubscribed()) await unsubscribeDevice()
    store.clear()
    // Language, theme and size of the text start anew.
    location.assign(import.meta.env.BASE_URL)
  }
  if (state === 'idle') {
    return <button onClick={() => setState('asked')}>{say.clear}</button>
  }
  return (
    <div class="leaving" role="group" aria-label={say.clear}>
      <p>{state === 'leaving' ? say.clearing : hasServer ? say.clearSure : say.clearSureHere}</p>
      {typeof state === 'object' && (
        <p class="problem">
          {say.clearFailed(state.length)} {errorText(state[0]!)}
        </p>
      )}
      <button disabled={state === 'leaving'} onClick={() => void done()}>
        {say.clearHere}
      </button>
      {tables > 0 && (
        <button disabled={state === 'leaving'} onClick={() => void both()}>
          {say.clearBoth}
        </button>
      )}
      <button class="quiet" disabled={state === 'leaving'} onClick={() => setState('idle')}>
        {say.clearNo}
      </button>
    </div>
  )
}

/** What the server says that it keeps, of guests and of players with an account. */
function AtServer(): JSX.Element {
  const about = useLoaded(getServerInfo, 'about')
  return (
    <section aria-busy={about === null}>
      <h2>{say.dataServer}</h2>
      {about && 'code' in about && <p>{errorText(about)}</p>}
      <ul class="kept">
        {about &&
          'personal_data' in about &&
          about.personal_data.flatMap((each) => {
            const sentence = (say.keeps as { [name: string]: string | undefined })[each]
            return sentence ? [<li key={each}>{sentence}</li>] : []
          })}
      </ul>
    </section>
  )
}

export default function BrowserDataPage(): JSX.Element {
  const [, look] = useState({})
  const [told, tell] = useState<{ text: string; wrong: boolean } | null>(null)
  useTitle(say.data)
  const take = async (file: File) => {
    const parsed = file.size > largestFile ? undefined : await analyst().parse(await readTextFile(file))
    if (typeof parsed === 'string') return tell({ text: `${say.notOurs} ${parsed}`, wrong: true })
    const found = importData(parsed?.value)
    if (typeof found === 'number') return tell({ text: say.loaded(found), wrong: false })
    tell({ text: typeof found === 'string' ? say[found] : say.wrongPart(found.part), wrong: true })
  }
  const list = describeData()
  return (
    <main class="around" ref={usePassedFocus()}>
      <h1>{say.data}</h1>
      {list.length > 0 ? (
        <ul class="kept">
          {list.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : (
        <p>{say.dataNone}</p>
      )}
      <div class="ways">
        <button disabled={list.length === 0} onClick={save}>
          {say.save}
        </button>
        <ChooseFile label={say.load} onChoose={(chosen) => void take(chosen)} />
      </div>
      {told && (
        <p class={told.wrong ? 'problem' : undefined} role="alert">
          {told.text}
        </p>
      )}
      {hasServer && list.length > 0 && <p class="note">{say.saveNote}</p>}
      {list.length > 0 && <Clear onCleared={() => look({})} />}
      {hasServer && <AtServer />}
      <p class="ways">
        <a class="button" href="/my-games">
          {say.mine}
        </a>
      </p>
    </main>
  )
}
