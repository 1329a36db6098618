// Where the games are that anybody may watch (/watch).
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import { gameWords } from '@nemeton/board/words'
import { gameIds, isGame } from '../../shared/games/games'
import { errorText } from '../../shared/api/error_text'
import { useTitle } from '../../shared/components/use_title'
import { usePolled } from '../../shared/browser/use_polled'
import { GameCard } from './game_card'
import { listPublicTables } from '../../shared/api/watching'
import { say } from '../../play/watching/words'

const refreshInterval = 10_000

export default function WatchPage(): JSX.Element {
  const [game, choose] = useState('')
  useTitle(say.title)
  return (
    <main class="watch" ref={usePassedFocus()}>
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <label class="of-game">
        <span>{say.games}</span>
        <select name="game" value={game} onChange={(e) => choose(e.currentTarget.value)}>
          <option value="">{say.all}</option>
          {gameIds.map((id) => (
            <option key={id} value={id}>
              {gameWords(id).name}
            </option>
          ))}
        </select>
      </label>
      <Games key={game} game={game} />
    </main>
  )
}

function Games({ game }: { game: string }): JSX.Element {
  const [found, again] = usePolled(() => listPublicTables(game), refreshInterval)
  const tables = found && 'tables' in found ? found.tables : []
  return (
    <>
      <div role="status">
        {found && 'code' in found && <p class="problem">{errorText(found)}</p>}
        {found && 'tables' in found && tables.length === 0 && <p>{say.none}</p>}
      </div>
      <ul class="shelf" aria-busy={found === null}>
        {tables.map((each) =>
          isGame(each.game) ? (
            <GameCard key={each.table} watched={each} game={each.game} onEnd={again} />
          ) : null,
        )}
      </ul>
    </>
  )
}
