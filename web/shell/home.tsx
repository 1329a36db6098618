// The shelf: every game that is there, as it looks and what it is like; what goes on on this device; and whose house it is.
import type { JSX } from 'preact'
import version from '../../VERSION?raw'
import { gameIds, gameOf, isGame, type GameId } from '../shared/games/games'
import { words } from '../shared/messages'
import { gameWords } from '@nemeton/board/words'
import { GameBadges } from '../shared/components/game_badges'
import { hasServer } from '../shared/browser/has_server'
import { savedGames } from '../play/storage/saved_games'
import { useLoaded } from '../shared/browser/hooks'
import { useTitle } from '../shared/components/use_title'
import { GamePicture } from '../shared/components/game_picture'

const say = words.home

function Card({ game }: { game: GameId }): JSX.Element {
  const { name, blurb } = gameWords(game)
  return (
    <li class="card">
      <div class="card-picture">
        <GamePicture game={game} />
      </div>
      <h2>{name}</h2>
      <p>{blurb}</p>
      <GameBadges game={game} />
      <div class="card-ways">
        {/* Wherever the card is pressed. */}
        <a class="button play-card" href={`/play/${game}`} aria-label={say.playGame(name)}>
          {say.play}
        </a>
        {gameOf(game).lessons && (
          <a class="button quiet" href={`/learn/${game}`} aria-label={say.learnGame(name)}>
            {say.learn}
          </a>
        )}
        {gameOf(game).puzzles && (
          <a class="button quiet" href={`/puzzle/${game}`} aria-label={say.puzzlesOf(name)}>
            {say.puzzles}
          </a>
        )}
      </div>
    </li>
  )
}

export function Home(): JSX.Element {
  useTitle(null)
  const counts = useLoaded(
    async () => (hasServer ? await import('../lobby/tables/table_counts') : null),
    'counts',
  )
  const [id, saved] = savedGames.newest() ?? []
  const game = saved?.record.game ?? null
  return (
    <main class="home">
      <h1>{say.title}</h1>
      <p class="lead">{hasServer ? say.lead : say.leadHere}</p>
      {saved && isGame(game) && (
        <a class="go-on" href={`/local/${id}`}>
          <strong>{say.goOn}</strong>
          <span>{say.goOnWith(gameWords(game).name, saved.record.steps.length)}</span>
        </a>
      )}
      <nav class="ways">
        <a class="button" href="/tables">
          {say.tables}
          {counts && <counts.MyTurnCount />}
        </a>
        {hasServer && (
          <a class="button" href="/lobby">
            {say.lobby}
            {counts && <counts.OpenTableCount />}
          </a>
        )}
        <a class="button" href="/puzzles">
          {say.puzzles}
        </a>
        {hasServer && (
          <a class="button now-way" href="/now">
            {say.now}
            {counts && <counts.ServerStatus />}
          </a>
        )}
      </nav>
      <ul class="shelf">
        {gameIds.map((id) => (
          <Card key={id} game={id} />
        ))}
        {counts && <counts.LiveGame />}
      </ul>
      <footer class="foot">
        <a class="button quiet" href="/about">
          {say.about}
        </a>
        <a class="button quiet" href="/record">
          {say.openRecord}
        </a>
        <span class="note">{say.version(version.trim())}</span>
      </footer>
    </main>
  )
}
