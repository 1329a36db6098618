// A game as a card: its picture, what it is like, and the ways to play and to learn it.
import type { JSX } from 'preact'
import { gameWords } from '@nemeton/board/words'
import { GameBadges } from '../../shared/components/game_badges'
import { GamePicture } from '../../shared/components/game_picture'
import { gameOf, type GameId } from '../../shared/games/games'
import { say } from './words'

export function GameCard({ game }: { game: GameId }): JSX.Element {
  const { name, blurb } = gameWords(game)
  return (
    <li class="card">
      <div class="card-picture">
        <GamePicture game={game} />
      </div>
      <h3>
        {/* Wherever the card is pressed. */}
        <a href={`/games/${game}`}>{name}</a>
      </h3>
      <p>{blurb}</p>
      <GameBadges game={game} />
      <div class="card-ways">
        <a class="button" href={`/play/${game}`} aria-label={say.playGame(name)}>
          {say.play}
        </a>
        {gameOf(game).lessons && (
          <a class="button quiet" href={`/learn/${game}`} aria-label={say.learnGame(name)}>
            {say.learn}
          </a>
        )}
      </div>
    </li>
  )
}
