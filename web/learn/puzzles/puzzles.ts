// The puzzles that the games keep, as `nemeton dev puzzles` writes them (docs/puzzles.md); each game's are loaded when they are first shown.
import found from 'virtual:nemeton/puzzles'
import type { Exercise, LessonWords } from '@nemeton/board/lesson'
import { gameWords } from '@nemeton/board/words'
import type { GameId } from '../../shared/games/games'
import { say } from './words'

type Proof =
  | { goal: 'win' | 'save'; plies: number }
  | { goal: 'gain'; gap: number; standard_error: number }
  | { goal: 'best'; cases: number; better: number }

/** `difficulty` is from 1 to 5. */
export type Puzzle = Exercise & Proof & { difficulty: number }

export interface PuzzleFile {
  nemeton: number
  game: GameId
  /** What made the file. */
  command: string
  puzzles: Puzzle[]
}

/** The games that keep puzzles. */
export const puzzleGames = Object.keys(found)

/** A game's puzzles; none where it keeps none. */
export const loadPuzzles = async (game: GameId): Promise<Puzzle[]> =>
  Object.hasOwn(found, game) ? (await found[game]!()).default.puzzles : []

/** What is asked, in one line. */
export function question(puzzle: Puzzle): string {
  return puzzle.goal === 'win' ? say.win(puzzle.moves.length) : say[puzzle.goal]
}

/** Why the answer is right. */
function reason(puzzle: Puzzle): string {
  switch (puzzle.goal) {
    case 'win':
      return say.rightWin(puzzle.moves.length)
    case 'save':
      return say.rightSave(puzzle.plies / 2)
    case 'gain':
      return say.rightGain(Math.round(100 * puzzle.gap))
    case 'best':
      return say.rightBest(puzzle.better, puzzle.cases)
  }
}

const wrong = { win: say.wrongWin, save: say.wrongSave, gain: say.wrongGain, best: say.wrongBest }

/** What is played for, where no line of moves is asked for, and how hard it is to see. */
function task(game: GameId, { goal, difficulty }: Puzzle): string {
  const aim = goal === 'win' || goal === 'save' ? '' : gameWords(game).goal
  return [aim, `${say.difficulty(difficulty)}.`].filter(Boolean).join(' ')
}

/** What a puzzle says. */
export const wordsOf = (game: GameId, puzzle: Puzzle): LessonWords => ({
  title: question(puzzle),
  ask: task(game, puzzle),
  right: reason(puzzle),
  wrong: wrong[puzzle.goal],
})
