// Play now (/now): which game, or any of several, and how fast.
import { timeControlText } from '../../shared/games/time_text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import { gameWords } from '@nemeton/board/words'
import { gameIds, type GameId } from '../../shared/games/games'
import { GamePicture } from '../../shared/components/game_picture'
import { useTitle } from '../../shared/components/use_title'
import { RatedSwitch } from '../../play/ratings/rated_switch'
import { session } from '../../play/storage/session'
import { playNow } from './seek_bar'
import './matchmaking.css'
import { clocks, speeds, type Speed } from './matchmaking_api'
import { say } from './words'

interface SpeedsProps {
  speed: Speed
  onChange(speed: Speed): void
}

function Speeds({ speed, onChange }: SpeedsProps): JSX.Element {
  return (
    <fieldset class="paces">
      <legend>{say.speed}</legend>
      {speeds.map((each) => (
        <label key={each}>
          <input type="radio" name="speed" checked={speed === each} onChange={() => onChange(each)} />
          <span>
            {say.speeds[each]}
            <small>{timeControlText(clocks[each])}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export default function PlayNowPage(): JSX.Element {
  const [speed, setSpeed] = useState<Speed>('rapid')
  const [rated, setRated] = useState(false)
  const [games, setGames] = useState<GameId[]>(gameIds)
  useTitle(say.now)
  const play = (games: GameId[]) => {
    const now = session.get()
    playNow({ games, speed, ...(rated && now && { rated }), ...(now && { session: now.key }) })
  }
  const tick = (game: GameId, ticked: boolean) =>
    setGames(gameIds.filter((each) => (each === game ? ticked : games.includes(each))))
  return (
    <main class="now" ref={usePassedFocus()}>
      <h1>{say.now}</h1>
      <p class="lead">{say.lead}</p>
      <Speeds speed={speed} onChange={setSpeed} />
      {session.get() && <RatedSwitch rated={rated} onChange={setRated} />}
      <fieldset>
        <legend>{say.games}</legend>
        <button class="primary" disabled={games.length === 0} onClick={() => play(games)}>
          {say.any}
        </button>
        <ul class="now-games">
          {gameIds.map((game) => {
            const { name } = gameWords(game)
            return (
              <li key={game}>
                <label>
                  <input
                    type="checkbox"
                    checked={games.includes(game)}
                    onChange={(e) => tick(game, e.currentTarget.checked)}
                  />
                  <GamePicture game={game} />
                  {name}
                </label>
                <button class="quiet" aria-label={say.only(name)} onClick={() => play([game])}>
                  {say.now}
                </button>
              </li>
            )
          })}
        </ul>
      </fieldset>
      <p>
        <a class="button" href="/tournaments">
          {say.tournaments}
        </a>
      </p>
    </main>
  )
}
