// The frame around every view: the name, the settings, the switch for the light, and the view that the address asks for.
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { focusMain, usePassedFocus } from '../base/focus'
import { isGame, type GameId } from '../games/games'
import { words } from '../messages'
import { followLinks, navigate, usePath } from '../base/router'
import { showTheme, theme } from '../base/theme'
import { useLoaded } from '../base/use'
import { Home } from '../views/home'
import { Missing } from '../views/missing'
import { Settings } from '../views/settings'
import { Setup } from '../views/setup'
import { LocalTableView, RemoteTableView } from '../views/places'

function View({ path, dropped }: { path: string; dropped: File | null }): JSX.Element {
  const [, first, second = null, ...rest] = path.replace(/\/$/, '').split('/')
  if (rest.length === 0) {
    if (!first) return <Home />
    if (first === 'play' && isGame(second)) return <Setup key={second} game={second} />
    if (first === 'local' && !second) return <LocalTableView />
    if (first === 'learn' && isGame(second)) return <LearnView game={second} />
    if (first === 'record' && !second) return <Opened file={dropped} />
    if (Object.hasOwn(around, first) && !second)
      return <Around key={first} view={first as keyof typeof around} />
    if (first === 't' && second) return <RemoteTableView key={second} id={second} />
  }
  if (first === 'learn' && isGame(second) && rest.length === 1)
    return <LearnView game={second} n={rest[0]!} />
  return <Missing />
}

/** What players do besides playing; loaded when it is opened. */
const around = {
  tables: () => import('../seats/tables'),
  lobby: () => import('../seats/lobby'),
  data: () => import('../seats/storage_settings'),
}

function Around({ view }: { view: keyof typeof around }): JSX.Element {
  const Found = useLoaded(around[view] as () => Promise<{ default: () => JSX.Element }>, view)?.default
  return Found ? <Found /> : <main aria-busy="true" ref={usePassedFocus()} />
}

/** The lessons, with all that belongs to them, are loaded when they are opened. */
function LearnView(props: { game: GameId; n?: string }): JSX.Element {
  const Learn = useLoaded(() => import('../views/learn'), 'learn')?.default
  return Learn ? <Learn {...props} /> : <main aria-busy="true" ref={usePassedFocus()} />
}

/** A record that was kept; what shows it is loaded when it is asked for. */
function Opened({ file }: { file: File | null }): JSX.Element {
  const RecordView = useLoaded(async () => (await import('../views/record')).default, 'record')
  return RecordView ? <RecordView file={file} /> : <main aria-busy="true" ref={usePassedFocus()} />
}

/** The file dropped last, wherever on the page. */
function useDropped(): File | null {
  const [dropped, drop] = useState<File | null>(null)
  useLayoutEffect(() => {
    const files = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => files(event) && event.preventDefault()
    const take = (event: DragEvent) => {
      if (!files(event)) return
      event.preventDefault()
      drop(event.dataTransfer!.files[0] ?? null)
      if (location.pathname !== '/record') navigate('/record')
    }
    addEventListener('dragover', over)
    addEventListener('drop', take)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', take)
    }
  }, [])
  return dropped
}

function Light(): JSX.Element {
  const [now, setNow] = useState(theme)
  const other = now === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? words.frame.toDark : words.frame.toLight
  const flip = () => {
    showTheme(other)
    setNow(other)
  }
  return (
    <button class="quiet icon" onClick={flip} aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" class="moon" />
        <path d="M12 4a8 8 0 0 1 0 16z" class="moon-lit" />
      </svg>
    </button>
  )
}

export function App(): JSX.Element {
  const path = usePath()
  const dropped = useDropped()
  const first = useRef(true)
  useLayoutEffect(() => {
    // A reader that listens is told of a new view by the focus, which would else be on what is gone. It moves at once:
    // moved after the paint, it would take a key from who is quicker than the page.
    if (!first.current) focusMain()
    first.current = false
  }, [path])
  useLayoutEffect(() => {
    document.addEventListener('click', followLinks)
    return () => document.removeEventListener('click', followLinks)
  }, [])
  return (
    <>
      <header class="top">
        <a href="/" class="wordmark" aria-label={words.frame.home}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 16C16 9 10 6 6 9s-2 9 3 9c3 0 4-3 2-5M16 16c6 3.5 11.6-.2 11-5.200S20.2 4 17.7 8.300c-1.5 2.6.6 5 3.3 4.300M16 16c-6 3.5-5.6 10.2-1 12.200s9-3.2 6.5-7.500c-1.5-2.6-4.6-2-5.4.7" />
          </svg>
          {words.name}
        </a>
        <div class="looks">
          <Settings />
          <Light />
        </div>
      </header>
      <View path={path} dropped={dropped} />
    </>
  )
}
