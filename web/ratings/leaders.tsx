// The highest ratings at a game (/leaders/GAME).
import type { JSX } from 'preact'
import { usePassedFocus } from '../base/focus'
import { useLoaded } from '../base/use'
import { gameWords } from '../board/words'
import type { GameId } from '../games/games'
import { words } from '../messages'
import { inWords } from '../parts/problem'
import { useTitle } from '../parts/title'
import '../seats/seats.css'
import { store } from '../base/store'
import './ratings.css'
import { leadersOf } from './server'
import { written } from './text'
import { say } from './words'

export default function Leaders({ game }: { game: GameId }): JSX.Element {
  const found = useLoaded(() => leadersOf(game), game)
  const { name } = gameWords(game)
  const own = store.part<{ player: string }>('player')?.player
  useTitle(`${name}: ${say.leaders}`)
  return (
    <main class="around" aria-busy={found === null} ref={usePassedFocus()}>
      <h1>{name}</h1>
      <h2>{say.leaders}</h2>
      {found && 'leaders' in found && found.leaders.length > 0 && (
        <ol class="ranks leaders">
          {found.leaders.map((each) => (
            <li key={each.player}>
              <span>
                <a href={`/player/${each.player}`}>{each.name}</a>
                {each.bot_account && `, ${words.table.bot}`}
              </span>
              <span>
                <strong>{written(each)}</strong> <small class="note">{say.games(each.games)}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {found && 'leaders' in found && found.leaders.length === 0 && <p>{say.noLeaders}</p>}
      {found && 'code' in found && (
        <p class="problem" role="status">
          {inWords(found)}
        </p>
      )}
      <p class="note">{say.leadersNote}</p>
      <p class="ways">
        <a class="button" href={`/play/${game}`}>
          {say.play}
        </a>
        {own && (
          <a class="button" href={`/player/${own}`}>
            {say.own}
          </a>
        )}
      </p>
    </main>
  )
}
