// The puzzles of the day: one of each game that has some.
import type { GameId } from '../../shared/games/games'
import { puzzleOfTheDay } from './puzzle_of_the_day'
import { loadPuzzles, puzzleGames, type Puzzle } from './puzzles'

export interface Daily {
  game: GameId
  puzzle: Puzzle
  /** Which of the game's it is, from 1. */
  n: number
}

export const loadDaily = (day: number): Promise<Daily[]> =>
  Promise.all(
    puzzleGames.map(async (game) => {
      const all = await loadPuzzles(game)
      const at = puzzleOfTheDay(day, all.length)
      return { game, puzzle: all[at]!, n: at + 1 }
    }),
  )
