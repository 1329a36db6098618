// What a visitor who comes back has begun: games in progress, the puzzles of the day, tournaments.
import type { JSX } from 'preact'
import { gameWords } from '@nemeton/board/words'
import { hasServer } from '../../shared/browser/has_server'
import { useLoaded } from '../../shared/browser/hooks'
import { usePolled } from '../../shared/browser/use_polled'
import { GamePicture } from '../../shared/components/game_picture'
import '../../shared/components/lists.css'
import { loadDaily } from '../../learn/puzzles/daily_puzzles'
import { today } from '../../learn/puzzles/puzzle_of_the_day'
import { solved } from '../../learn/puzzles/solved_puzzles'
import { Solved } from '../../learn/puzzles/puzzle_page'
import { allTables } from '../../lobby/tables/my_tables'
import { TableRow } from '../../lobby/tables/table_row'
import { session } from '../../play/storage/session'
import { TournamentRow, useOwnTournaments } from '../../tournaments/my_tournaments'
import { say } from './words'

const refreshInterval = 20_000
/** How many games in progress are shown here; the others are on the page of my games. */
const mostGames = 4

export default function Dashboard(): JSX.Element {
  return (
    <div class="dashboard">
      <GamesInProgress />
      <TodaysPuzzles />
      {hasServer && session.get() && <Tournaments />}
    </div>
  )
}

function GamesInProgress(): JSX.Element | null {
  const [found, again] = usePolled(allTables, refreshInterval)
  const going = found?.tables.filter(({ returns }) => !returns) ?? []
  if (going.length === 0) return null
  return (
    <section>
      <h2>{say.progress}</h2>
      <ul class="my-tables">
        {going.slice(0, mostGames).map((table) => (
          <TableRow key={table.id} table={table} onLeft={again} />
        ))}
      </ul>
      <p>
        <a href="/my-games">{say.allGames}</a>
      </p>
    </section>
  )
}

function TodaysPuzzles(): JSX.Element | null {
  const day = today()
  const daily = useLoaded(() => loadDaily(day), day)
  if (!daily) return null
  return (
    <section>
      <h2>{say.puzzles}</h2>
      <ul class="todays-puzzles">
        {daily.map(({ game, n }) => (
          <li key={game}>
            <a href={`/puzzle/${game}/${n}`}>
              <GamePicture game={game} />
              <span>
                {gameWords(game).name}
                {solved.of(game).includes(n) && <Solved />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tournaments(): JSX.Element | null {
  const own = useOwnTournaments(session.get()?.key)
  const next = own?.known.filter(({ state }) => state !== 'over') ?? []
  if (next.length === 0) return null
  return (
    <section>
      <h2>{say.tournaments}</h2>
      <ul class="my-tables">
        {next.slice(0, mostGames).map((each) => (
          <TournamentRow key={each.tournament} own={each} />
        ))}
      </ul>
    </section>
  )
}
