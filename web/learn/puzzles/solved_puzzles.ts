// What this device keeps of puzzles: those that were solved, and on which days.
import { store } from '@nemeton/board/base/storage'

const add = (list: number[], item: number): number[] => [...new Set([...list, item])]

export const solved = {
  /** The puzzles of a game that were solved, by number. */
  of: (game: string): number[] => store.part<Record<string, number[]>>('solvedPuzzles')?.[game] ?? [],
  keep(game: string, n: number): void {
    store.keepPart('solvedPuzzles', {
      ...store.part<object>('solvedPuzzles'),
      [game]: add(solved.of(game), n),
    })
  },
  /** The days on which the puzzle of the day was solved: see day.ts. */
  days: (): number[] => store.part<number[]>('puzzleDays') ?? [],
  keepDay: (day: number): boolean => store.keepPart('puzzleDays', add(solved.days(), day)),
}
