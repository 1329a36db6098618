// The puzzles of the day (/puzzles): one for each game, and the ways to all others.
import type { JSX } from 'preact'
import { usePassedFocus } from '../../shared/browser/focus'
import { useLoaded } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import { useTitle } from '../../shared/components/use_title'
import { GamePicture } from '../../shared/components/game_picture'
import { loadDaily, type Daily } from './daily_puzzles'
import { streak, today } from './puzzle_of_the_day'
import { Solved } from './puzzle_page'
import { question } from './puzzles'
import './puzzles.css'
import { solved } from './solved_puzzles'
import { say } from './words'

export default function DailyPuzzlesPage(): JSX.Element {
  const day = today()
  const daily = useLoaded(() => loadDaily(day), day)
  const focus = usePassedFocus()
  useTitle(say.title)
  const inRow = streak(solved.days(), day)
  if (!daily) return <main class="puzzles" aria-busy="true" ref={focus} />
  return (
    <main class="puzzles" ref={focus}>
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      {inRow > 0 && <p class="note">{say.streak(inRow)}</p>}
      <ul>
        {daily.map((each) => (
          <Row key={each.game} {...each} />
        ))}
      </ul>
    </main>
  )
}

function Row({ game, puzzle, n }: Daily): JSX.Element {
  return (
    <li>
      <a href={`/puzzle/${game}/${n}`}>
        <div class="puzzle-picture">
          <GamePicture game={game} />
        </div>
        <strong>
          {gameWords(game).name}
          {solved.of(game).includes(n) && <Solved />}
        </strong>
        <span>{question(puzzle)}</span>
        <Difficulty of5={puzzle.difficulty} />
      </a>
    </li>
  )
}

/** As that many of five dots. */
function Difficulty({ of5 }: { of5: number }): JSX.Element {
  return (
    <span class="difficulty" role="img" aria-label={say.difficulty(of5)}>
      {[1, 2, 3, 4, 5].map((each) => (
        <i key={each} class={each <= of5 ? 'full' : undefined} />
      ))}
    </span>
  )
}
