// The home page: ways to play, what the visitor has begun, and the nine games.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameWords } from '@nemeton/board/words'
import version from '../../../VERSION?raw'
import { store } from '@nemeton/board/base/storage'
import { hasServer } from '../../shared/browser/has_server'
import { useLazy } from '../../shared/browser/hooks'
import { useTitle } from '../../shared/components/use_title'
import { gameIds, isGame, type GameId } from '../../shared/games/games'
import { savedGames } from '../../play/storage/saved_games'
import { GameCard } from './game_card'
import './home.css'
import { say } from './words'

/** Whether this browser has played, learnt or solved something before. */
const isReturning = (): boolean =>
  ['seats', 'completedLessons', 'solvedPuzzles', 'session'].some(store.has) || savedGames.all().length > 0

/** The game that the large button starts: the one played last, or the simplest. */
function quickGame(): GameId {
  const last = savedGames.newest()?.[1].record.game ?? null
  return isGame(last) ? last : gameIds[0]!
}

export default function Home(): JSX.Element {
  useTitle(null)
  const returning = isReturning()
  const Dashboard = useLazy(returning, () => import('./dashboard'))
  const Live = useLazy(hasServer, () => import('../../lobby/watching/live_card'))
  return (
    <main class="home">
      <div class="hero">
        <h1>{say.title}</h1>
        <p class="lead">{hasServer ? say.lead : say.leadHere}</p>
        <WaysToPlay />
      </div>
      {Dashboard && <Dashboard />}
      <h2 class="shelf-title">{say.games}</h2>
      <ul class="shelf">
        {gameIds.map((id) => (
          <GameCard key={id} game={id} />
        ))}
        {Live && <Live />}
      </ul>
      <footer class="foot">
        <a href="/about">{say.about}</a>
        {hasServer && <a href="/lobby">{say.lobby}</a>}
        <a href="/lab">{say.lab}</a>
        <a href="/record">{say.openRecord}</a>
        <span class="note">{say.version(version.trim())}</span>
      </footer>
    </main>
  )
}

function WaysToPlay(): JSX.Element {
  const [game] = useState(quickGame)
  const [busy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    const { startBotGame } = await import('../../lobby/matchmaking/bot_game')
    await startBotGame(game)
  }
  return (
    <div class="ways-to-play">
      <button class="primary" disabled={busy} onClick={() => void play()}>
        {say.play}
        <small>{say.playNote(gameWords(game).name)}</small>
      </button>
      {hasServer && <Way href="/play-online" label={say.online} note={say.onlineNote} />}
      {hasServer && <Way href="/challenge" label={say.friend} note={say.friendNote} />}
      <Way href="/pass-and-play" label={say.here} note={say.hereNote} />
    </div>
  )
}

const Way = ({ href, label, note }: { href: string; label: string; note: string }): JSX.Element => (
  <a class="button" href={href}>
    {label}
    <small>{note}</small>
  </a>
)
