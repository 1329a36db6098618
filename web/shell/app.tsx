// The frame around every view: the name, the settings, the switch for the light, and the view that the address asks for.
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { focusMain, usePassedFocus } from '../shared/browser/focus'
import { isGame } from '../shared/games/games'
import { words } from '../shared/messages'
import { followLinks, usePath } from '../shared/browser/router'
import { hasServer } from '../shared/browser/has_server'
import { setTheme, theme } from '../shared/browser/theme'
import { useLazy, useLoaded } from '../shared/browser/hooks'
import { Home } from './home'
import { NotFound } from '../shared/components/not_found'
import { LocalTablePage, Opening } from '../play/pages/local_table_page'

function View({ path, dropped }: { path: string; dropped: File | null }): JSX.Element {
  const [, first, second = null, third, ...rest] = path.replace(/\/$/, '').split('/')
  const ofGame = rest.length === 0 ? ofGames[first!] : undefined
  if (ofGame && isGame(second)) return <Loaded load={ofGame} game={second} n={third} />
  if (third === undefined) {
    if (!first) return <Home />
    if (first === 'play' && isGame(second)) return <Loaded key={second} load={setup} game={second} />
    if (first === 'local') return <LocalTablePage key={second ?? ''} id={second} />
    if (first === 'record' && !second) return <Loaded load={record} file={dropped} />
    if (first === 'archive' && second) return <Loaded key={second} load={record} file={dropped} id={second} />
    if (around[first] && !second) return <Loaded load={around[first]} />
    if (hasServer) {
      if (first === 'player' && second) return <Loaded key={second} load={player} id={second} />
      if (first === 'tournaments') return <Loaded key={second} load={tournaments} id={second} />
      if (first === 't' && second) return <Remote key={second} id={second} />
    }
  }
  return <NotFound />
}

/** A view that is loaded when it is opened. Lists of them have no prototype: any word may be asked of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each view has its own props, taken from the address
type Load = () => Promise<{ default: (props: any) => JSX.Element }>

const lab: Load = () => import('../lab/study/lab_page')

/** What there is besides playing. */
const around: Partial<Record<string, Load>> = {
  __proto__: null!,
  tables: () => import('../lobby/tables/my_tables_page'),
  archive: () => import('../lobby/archive/archive_page'),
  puzzles: () => import('../learn/puzzles/daily_puzzles_page'),
  data: () => import('../lobby/browser_data/browser_data_page'),
  about: () => import('./about/about'),
  lab,
  ...(hasServer && {
    lobby: () => import('../lobby/tables/lobby_page'),
    now: () => import('../lobby/matchmaking/play_now_page'),
    watch: () => import('../lobby/watching/watch_page'),
    name: () => import('../account/account_page'),
    mail: () => import('../play/notifications/unsubscribe_page'),
    admin: () => import('../moderation/moderation_page'),
  }),
}

/** What a game has besides tables: one of its lessons or puzzles, by its number, or the one that is due; what helps to play it on paper; how it goes. */
const ofGames: Partial<Record<string, Load>> = {
  __proto__: null!,
  learn: () => import('../learn/lessons/lessons_page'),
  puzzle: () => import('../learn/puzzles/puzzle_page'),
  companion: () => import('../play/companion/companion'),
  lab,
  ...(hasServer && { leaders: () => import('../account/ratings/leaderboard_page') }),
}

const player: Load = () => import('../account/ratings/profile_page')

/** What a table is set with: loaded early, but not with the frame, which whoever comes by a link waits for. */
const setup: Load = () => import('../lobby/setup/setup_page')

const tournaments: Load = () => import('../tournaments/tournaments_page')

/** A record that was kept, in a file, a link or the archive. */
const record: Load = () => import('../play/pages/record_page')

function Loaded({ load, ...props }: { load: Load; [name: string]: unknown }): JSX.Element {
  const Found = useLoaded(load, load)?.default
  return Found ? <Found {...props} /> : <Loading />
}

/** A component of its own, so that it passes the focus on when it goes. */
const Loading = (): JSX.Element => <main aria-busy="true" ref={usePassedFocus()} />

/** A table at the server; what speaks with that is loaded when it is asked for. */
function Remote({ id }: { id: string }): JSX.Element {
  const Found = useLoaded(() => import('../play/pages/remote_table_page'), 'remote')?.RemoteTablePage
  return Found ? <Found id={id} /> : <Opening />
}

/** The file dropped last, wherever on the page. */
function useDropped(): File | null {
  const [dropped, drop] = useState<File | null>(null)
  const listenForFiles = useLazy(true, () => import('./file_drop'))
  useEffect(() => listenForFiles?.(drop), [listenForFiles])
  return dropped
}

/** What the reader sets, which is loaded when it is first opened. */
function SettingsButton(): JSX.Element {
  const [wanted, want] = useState(false)
  const Settings = useLazy(wanted, () => import('./settings'))
  const label = words.frame.settings
  return (
    <>
      <button
        class="quiet icon"
        popovertarget="settings"
        aria-label={label}
        title={label}
        onClick={() => want(true)}
      >
        Aa
      </button>
      <div id="settings" class="settings" popover="auto">
        {Settings && <Settings />}
      </div>
    </>
  )
}

function Light(): JSX.Element {
  const [now, setNow] = useState(theme)
  const other = now === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? words.frame.toDark : words.frame.toLight
  const flip = () => {
    setTheme(other)
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
  const Announced = useLazy(hasServer, () => import('../moderation/announcements'))
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
          {/* On a phone the open settings would cover the view to which their link leads. */}
          <SettingsButton key={path} />
          <Light />
        </div>
      </header>
      {Announced && <Announced />}
      <View path={path} dropped={dropped} />
    </>
  )
}
