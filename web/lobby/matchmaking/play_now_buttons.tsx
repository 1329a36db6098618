// At the set-up of a game, where there is a server: one press at each speed.
import { timeControlText } from '../../shared/games/time_text'
import { problemIn } from '../../shared/api/request'
import type { JSX } from 'preact'
import type { GameId } from '../../shared/games/games'
import { useLoaded } from '../../shared/browser/hooks'
import { listLobby } from '../../shared/api/seats'
import { session } from '../../play/storage/session'
import { say as ratings } from '../../play/ratings/words'
import { playNow } from './seek_bar'
import './matchmaking.css'
import { clocks, speeds } from './matchmaking_api'
import { say } from './words'

export default function PlayNowButtons({ game }: { game: GameId }): JSX.Element | null {
  const found = useLoaded(listLobby, game)
  const now = session.get()
  if (!found || problemIn(found)?.code === 'away') return null
  return (
    <section class="play-now" aria-label={say.now}>
      <p>{say.withAnybody}</p>
      {speeds.map((speed) => (
        <button
          key={speed}
          type="button"
          title={timeControlText(clocks[speed])}
          onClick={() => playNow({ games: [game], speed, ...(now && { session: now.key }) })}
        >
          {say.speeds[speed]}
        </button>
      ))}
      <a class="button" href={`/leaders/${game}`}>
        {ratings.leaders}
      </a>
    </section>
  )
}
