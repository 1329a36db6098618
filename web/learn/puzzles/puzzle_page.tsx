// One puzzle (/puzzle/GAME/N, or /puzzle/GAME for that of the day), played as lessons are.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useLoaded } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import { usePart, type GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { useTitle } from '../../shared/components/use_title'
import { lineOf } from '../../play/rule_book/exercise_steps'
import { ExerciseView, useBroken } from '../lessons/exercise_view'
import { NotFound } from '../../shared/components/not_found'
import { puzzleOfTheDay, today } from './puzzle_of_the_day'
import { loadPuzzles, wordsOf } from './puzzles'
import './puzzles.css'
import { solved } from './solved_puzzles'
import SolutionReason from './solution_reason'
import { say } from './words'

export default function PuzzlePage({ game, n }: { game: GameId; n?: string }): JSX.Element {
  const part = usePart(game)
  const all = useLoaded(() => loadPuzzles(game), game)
  const broken = useBroken(game)
  useTitle(gameWords(game).name)
  if (broken) return <NotFound title={words.table.broken} note="" />
  if (!part || !all) return <main class="learn" aria-busy="true" />
  const ofToday = puzzleOfTheDay(today(), all.length)
  const at = n === undefined ? ofToday : Number(n) - 1
  const puzzle = all[at]
  if (!puzzle) return <NotFound />
  const solve = (helped: boolean) => {
    if (helped) return
    solved.keep(game, at + 1)
    if (at === ofToday) solved.keepDay(today())
  }
  return (
    <ExerciseView
      key={`${game} ${at}`}
      {...{ game, part }}
      exercise={puzzle}
      words={wordsOf(game, puzzle)}
      place={() => <Place game={game} at={at} count={all.length} />}
      onDone={solve}
      why={(more, token) => (
        <SolutionReason part={part} line={lineOf(game, puzzle, more)} seat={puzzle.seat} token={token} />
      )}
      next={{ href: at + 1 < all.length ? `/puzzle/${game}/${at + 2}` : '/puzzles', label: say.next }}
    />
  )
}

/** Which of the game's puzzles it is, and the ways to those beside it. */
function Place({ game, at, count }: { game: GameId; at: number; count: number }): JSX.Element {
  const name = gameWords(game).name
  // As it was when the puzzle was opened: what is done now is said below the board.
  const [known] = useState(() => solved.of(game).includes(at + 1))
  const to = (n: number, label: string, sign: string) =>
    n >= 1 && n <= count ? (
      <a class="button quiet icon" href={`/puzzle/${game}/${n}`} aria-label={label} title={label}>
        {sign}
      </a>
    ) : (
      <span class="beside" />
    )
  return (
    <nav class="puzzle-place" aria-label={say.all}>
      {to(at, say.before, '‹')}
      <a href="/puzzles">
        {name}, {say.place(at + 1, count)}
        {known && <Solved />}
      </a>
      {to(at + 2, say.after, '›')}
    </nav>
  )
}

export function Solved(): JSX.Element {
  return (
    <span class="solved" role="img" aria-label={say.solved} title={say.solved}>
      ✓
    </span>
  )
}
