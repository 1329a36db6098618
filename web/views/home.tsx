// The shelf: every game that is there, as it looks.
import type { JSX } from 'preact'
import type { AnyGamePart } from '../board/game'
import { gameIds, gameOf, isGame, type GameId } from '../games/games'
import { words } from '../messages'
import { gameWords } from '../board/words'
import { keptTables } from '../table/kept_tables'
import { useLoaded } from '../base/use'
import { useTitle } from '../parts/title'
import { Picture } from './picture'

function Card({ game, part }: { game: GameId; part: AnyGamePart }): JSX.Element {
  const { name, blurb } = gameWords(game)
  return (
    <li class="card" style={{ '--aspect': String(part.aspect) }}>
      <a href={`/play/${game}`}>
        <Picture part={part} />
        <h2>{name}</h2>
        <p>{blurb}</p>
      </a>
    </li>
  )
}

async function everyPart(): Promise<[GameId, AnyGamePart][]> {
  return Promise.all(gameIds.map(async (id) => [id, await gameOf(id).part()] as [GameId, AnyGamePart]))
}

export function Home(): JSX.Element {
  useTitle(null)
  const parts = useLoaded(everyPart, 'parts')
  const Ways = useLoaded(() => import('../seats/lobby_nav'), 'ways')?.default
  const saved = keptTables.local()
  const game = saved?.record.game ?? null
  return (
    <main class="home">
      <h1>{words.home.title}</h1>
      <p class="lead">{words.home.lead}</p>
      {saved && isGame(game) && (
        <a class="go-on" href="/local">
          <strong>{words.home.goOn}</strong>
          <span>{words.home.goOnWith(gameWords(game).name, saved.record.steps.length)}</span>
        </a>
      )}
      {Ways ? <Ways /> : <div class="ways" />}
      {parts && (
        <ul class="shelf">
          {parts.map(([id, part]) => (
            <Card key={id} game={id} part={part} />
          ))}
        </ul>
      )}
      <a class="button quiet" href="/record">
        {words.home.openRecord}
      </a>
    </main>
  )
}
