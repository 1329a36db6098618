// The puzzles of the day (/puzzles): one for each game, and the ways to all others.
import type { JSX } from 'preact'
import { usePassedFocus } from '../../shared/browser/focus'
import { useLoaded } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import type { GameId } from '../../shared/games/games'
import { useTitle } from '../../shared/components/use_title'
import { GamePicture } from '../../shared/components/game_picture'
import { puzzleOfTheDay, streak, today } from './puzzle_of_the_day'
import { Solved } from './puzzle_page'
import { loadPuzzles, puzzleGames, question, type Puzzle } from './puzzles'
import './puzzles.css'
import { solved } from './solved_puzzles'
import { say } from './words'

interface Daily {
  game: GameId
  puzzle: Puzzle
  /** Which of the game's it is, from 1. */
  n: number
}

const loadDaily = (day: number): Promise<Daily[]> =>
  Promise.all(
    puzzleGames.map(async (game) => {
      const all = await loadPuzzles(game)
      const at = puzzleOfTheDay(day, all.length)
      return { game, puzzle: all[at]!, n: at + 1 }
    }),
  )

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
