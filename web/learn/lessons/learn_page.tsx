// Learning the games (/learn): the lessons of each, and how many of them are done.
import type { JSX } from 'preact'
import { gameWords } from '@nemeton/board/words'
import { store } from '@nemeton/board/base/storage'
import { usePassedFocus } from '../../shared/browser/focus'
import { useLoaded } from '../../shared/browser/hooks'
import { GamePicture } from '../../shared/components/game_picture'
import { useTitle } from '../../shared/components/use_title'
import { gameIds, gameOf, type GameId } from '../../shared/games/games'
import '../../shared/components/game_choice.css'
import { say } from './words'

export default function LearnPage(): JSX.Element {
  useTitle(say.title)
  return (
    <main class="home" ref={usePassedFocus()}>
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <ul class="game-choice">
        {gameIds.map((game) => (
          <Game key={game} game={game} />
        ))}
      </ul>
    </main>
  )
}

function Game({ game }: { game: GameId }): JSX.Element {
  const { lessons } = gameOf(game)
  const room = useLoaded(async () => lessons?.() ?? null, game)
  const known = store.learnt(game)
  const { name } = gameWords(game)
  const done = room ? room.default.filter(({ id }) => known.includes(id)).length : 0
  return (
    <li>
      <a href={lessons ? `/learn/${game}` : `/games/${game}`}>
        <GamePicture game={game} />
        {name}
        <small>{room && say.lessons(done, room.default.length)}</small>
      </a>
    </li>
  )
}
