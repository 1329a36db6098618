// Choosing a game to play with a friend (/challenge) or on one screen (/pass-and-play).
import type { JSX } from 'preact'
import { gameWords } from '@nemeton/board/words'
import { usePassedFocus } from '../../shared/browser/focus'
import { GamePicture } from '../../shared/components/game_picture'
import { useTitle } from '../../shared/components/use_title'
import { gameIds } from '../../shared/games/games'
import '../../shared/components/game_choice.css'
import './home.css'
import { say } from './words'

export default function ChooseGame({ opponent }: { opponent: 'friend' | 'here' }): JSX.Element {
  const title = opponent === 'friend' ? say.friend : say.here
  useTitle(title)
  return (
    <main class="home" ref={usePassedFocus()}>
      <h1>{title}</h1>
      <p class="lead">{opponent === 'friend' ? say.chooseFriend : say.chooseHere}</p>
      <ul class="game-choice">
        {gameIds.map((game) => (
          <li key={game}>
            <a href={`/play/${game}/${opponent}`}>
              <GamePicture game={game} />
              {gameWords(game).name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
