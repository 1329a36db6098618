// The frame around every view: the header, and the view that the path names.
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { focusMain, usePassedFocus } from '../shared/browser/focus'
import { isGame } from '../shared/games/games'
import { followLinks, usePath } from '../shared/browser/router'
import { hasServer } from '../shared/browser/has_server'
import { useLazy, useLoaded } from '../shared/browser/hooks'
import { Header } from './header/header'
import { NotFound } from '../shared/components/not_found'
import { LocalTablePage, Opening } from '../play/pages/local_table_page'

function View({ path, dropped }: { path: string; dropped: File | null }): JSX.Element {
  const [, first, second = null, third, ...rest] = path.replace(/\/$/, '').split('/')
  const ofGame = rest.length === 0 ? ofGames[first!] : undefined
  if (ofGame && isGame(second)) return <Loaded load={ofGame} game={second} n={third} />
  if (first === 'play' && isGame(second) && third !== undefined && rest.length === 0)
    return <Loaded key={path} load={setup} game={second} opponent={third} />
  if (third === undefined) {
    const opponent = second ? undefined : chosenFor[first!]
    if (opponent) return <Loaded key={opponent} load={chooseGame} opponent={opponent} />
    if (!first) return <Loaded load={home} />
    if (first === 'play' && isGame(second)) return <Loaded key={second} load={setup} game={second} />
    if (first === 'games' && isGame(second)) return <Loaded key={second} load={game} game={second} />
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

/** Pages without a parameter, by their path. */
const around: Partial<Record<string, Load>> = {
  __proto__: null!,
  settings: () => import('./settings/settings_page'),
  learn: () => import('../learn/lessons/learn_page'),
  'my-games': () => import('../lobby/tables/my_tables_page'),
  archive: () => import('../lobby/archive/archive_page'),
  puzzles: () => import('../learn/puzzles/daily_puzzles_page'),
  data: () => import('../lobby/browser_data/browser_data_page'),
  about: () => import('./about/about'),
  lab,
  ...(hasServer && {
    lobby: () => import('../lobby/tables/lobby_page'),
    'play-online': () => import('../lobby/matchmaking/play_now_page'),
    watch: () => import('../lobby/watching/watch_page'),
    account: () => import('../account/account_page'),
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

/** Choosing a game for an opponent, by the path of the page. */
const chosenFor: Partial<Record<string, 'friend' | 'here'>> = {
  __proto__: null!,
  'pass-and-play': 'here',
  ...(hasServer && { challenge: 'friend' as const }),
}
const chooseGame: Load = () => import('./home/choose_game')

const home: Load = () => import('./home/home')

const game: Load = () => import('./game/game_page')

const player: Load = () => import('../account/ratings/profile_page')

/** Loaded early, but not with the frame, which a visitor with a link to a table waits for. */
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
      <Header path={path} />
      {Announced && <Announced />}
      <View path={path} dropped={dropped} />
    </>
  )
}
