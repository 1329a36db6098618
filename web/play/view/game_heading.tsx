// Where one is: the game's name, in the line at the top, and what one plays for; that stands beside the name where there is room, else
// with the list of moves.
import type { JSX } from 'preact'
import { gameWords } from '@nemeton/board/words'
import { gameOf, type GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'

export function Goal({ game }: { game: GameId }): JSX.Element {
  return (
    <p class="goal">
      {gameWords(game).goal}
      {gameOf(game).lessons && (
        <>
          {' '}
          <a href={`/learn/${game}`}>{words.learn.link}</a>
        </>
      )}
    </p>
  )
}

export function GameHeading({ game, wide }: { game: GameId; wide: boolean }): JSX.Element {
  return (
    <header class="place">
      <h1>{gameWords(game).name}</h1>
      {wide && <Goal game={game} />}
    </header>
  )
}
