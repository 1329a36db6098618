// At the set-up of a game, where there is a server: one press at each pace.
import type { JSX } from 'preact'
import type { GameId } from '../games/games'
import { useLoaded } from '../base/use'
import { timeInWords } from '../parts/time'
import { listLobby } from '../seats/server'
import { problemIn } from '../table/server'
import { session } from '../table/player'
import { say as ratings } from '../ratings/words'
import { playNow } from './line'
import './pairing.css'
import { clocks, paces } from './server'
import { say } from './words'

export default function PlayNow({ game }: { game: GameId }): JSX.Element | null {
  const found = useLoaded(listLobby, game)
  const now = session.get()
  if (!found || problemIn(found)?.code === 'away') return null
  return (
    <section class="play-now" aria-label={say.now}>
      <p>{say.withAnybody}</p>
      {paces.map((pace) => (
        <button
          key={pace}
          type="button"
          title={timeInWords(clocks[pace])}
          onClick={() => playNow({ games: [game], pace, ...(now && { session: now.key }) })}
        >
          {say.paces[pace]}
        </button>
      ))}
      <a class="button" href={`/leaders/${game}`}>
        {ratings.leaders}
      </a>
    </section>
  )
}
