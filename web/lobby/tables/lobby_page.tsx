// The lobby: tables with seats that anyone may take, and where somebody waits.
import { timeControlText } from '../../shared/games/time_text'
import type { GameFacts } from '../../shared/games/facts'
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import { isGame, type GameId } from '../../shared/games/games'
import { gameWords } from '@nemeton/board/words'
import { timeAgo } from './time_ago'
import { navigate } from '../../shared/browser/router'
import { savedSeats } from '../../play/storage/saved_seats'
import { listGames } from '../../shared/api/tables'
import { useLoaded } from '../../shared/browser/hooks'
import { defaultOptions, changedOptions } from '../../shared/games/options'
import { errorText } from '../../shared/api/error_text'
import { useTitle } from '../../shared/components/use_title'
import { usePolled } from '../../shared/browser/use_polled'
import '../../shared/components/lists.css'
import { listLobby, type LobbyTable } from '../../shared/api/seats'
import { sitDown as sitAt } from '../../play/seats/take_seat'
import { say as ratings } from '../../play/ratings/words'
import { say as watching } from '../../play/watching/words'
import { say } from './words'

const refreshInterval = 5000

interface RowProps {
  table: LobbyTable
  game: GameId
  facts: GameFacts | undefined
  onRefused(problem: Problem): void
}

function Row({ table, game, facts, onRefused }: RowProps): JSX.Element {
  const [busy, setBusy] = useState(false)
  const { name } = gameWords(game)
  const sit = async () => {
    setBusy(true)
    const taken = await sitAt(table.table, null, [])
    setBusy(false)
    if ('key' in taken) {
      savedSeats.keepKey(table.table, taken)
      return navigate(`/t/${table.table}`)
    }
    onRefused(taken)
  }
  const { time_control: time } = table
  const rules = facts
    ? changedOptions(game, facts.options, table.options, defaultOptions(facts.options, table.seats))
    : []
  const terms = [...(table.rated ? [ratings.rated] : []), ...(time ? [timeControlText(time)] : []), ...rules]
  const free = [say.free(table.open, table.seats), ...(table.bots > 0 ? [say.bots(table.bots)] : [])]
  return (
    <li class="open-table">
      <div>
        <strong>{name}</strong> <time class="note">{timeAgo(Date.now() - table.age * 1000)}</time>
        <small>{free.join(', ')}</small>
        {terms.length > 0 && <small>{terms.join(' · ')}</small>}
      </div>
      {savedSeats.keys(table.table).length > 0 ? (
        <a class="button" href={`/t/${table.table}`}>
          {say.yours}
        </a>
      ) : (
        <button class="primary" disabled={busy} aria-label={say.sitAt(name)} onClick={() => void sit()}>
          {say.sit}
        </button>
      )}
    </li>
  )
}

export default function LobbyPage(): JSX.Element {
  const [found, again] = usePolled(listLobby, refreshInterval)
  const [problem, setProblem] = useState<string | null>(null)
  const facts = useLoaded(listGames, 'games')
  useTitle(say.lobby)
  const tables = found && 'tables' in found ? found.tables : []
  return (
    <main class="around" aria-busy={found === null} ref={usePassedFocus()}>
      <h1>{say.lobby}</h1>
      {tables.length > 0 && (
        <ul class="my-tables">
          {tables.map((table) =>
            isGame(table.game) ? (
              <Row
                key={table.table}
                table={table}
                game={table.game}
                facts={facts?.find(({ id }) => id === table.game)}
                onRefused={(refused) => {
                  setProblem(errorText(refused))
                  again()
                }}
              />
            ) : null,
          )}
        </ul>
      )}
      {/* The row that was pressed may be gone by now. */}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div role="status">
        {found && 'code' in found && <p class="problem">{errorText(found)}</p>}
        {found && 'tables' in found && tables.length === 0 && <p>{say.lobbyNone}</p>}
      </div>
      <p class="note">{say.lobbyOpen}</p>
      <p class="ways">
        <a class="button" href="/my-games">
          {say.mine}
        </a>
        <a class="button" href="/watch">
          {watching.title}
        </a>
      </p>
    </main>
  )
}
