// The highest ratings at a game (/leaders/GAME).
import type { JSX } from 'preact'
import { usePassedFocus } from '../../shared/browser/focus'
import { useLoaded } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import type { GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { errorText } from '../../shared/api/error_text'
import { useTitle } from '../../shared/components/use_title'
import '../../shared/components/lists.css'
import { store } from '@nemeton/board/base/storage'
import '../../play/ratings/ratings.css'
import { getLeaderboard } from '../../shared/api/ratings'
import { ratingText } from '../../play/ratings/rating_text'
import { say } from '../../play/ratings/words'

export default function LeaderboardPage({ game }: { game: GameId }): JSX.Element {
  const found = useLoaded(() => getLeaderboard(game), game)
  const { name } = gameWords(game)
  const own = store.part<{ player: string }>('session')?.player
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
                <strong>{ratingText(each)}</strong> <small class="note">{say.games(each.games)}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {found && 'leaders' in found && found.leaders.length === 0 && <p>{say.noLeaders}</p>}
      {found && 'code' in found && (
        <p class="problem" role="status">
          {errorText(found)}
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
