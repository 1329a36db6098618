// The steps of an exercise: those that lead to it, the action that it asks for, and what a move adds to the game.
import type { GameState } from '@nemeton/board/game'
import { listOf, seatsOf, type Exercise, type LessonMove } from '@nemeton/board/lesson'
import type { GameLine } from '../engine/replay'

/** The game up to the exercise, and some more steps. */
export const lineOf = (game: string, exercise: Exercise, more: string[]): GameLine => ({
  ...{ game, seats: seatsOf(exercise), options: exercise.options ?? {} },
  steps: [...listOf(exercise.steps), ...more],
})

/** The action that is asked for in a position: of several, the first that is legal. */
export const answerIn = (
  { seat }: Exercise,
  move: LessonMove | undefined,
  state: GameState | undefined,
): string | undefined => listOf(move?.right).find((token) => state?.actions?.[seat]?.includes(token))

/** An action as a step of the game, and, where it is what was asked for, what follows on it. */
export function stepsOf({ seat }: Exercise, move: LessonMove, state: GameState, token: string): string[] {
  const isRight = listOf(move.right).includes(token)
  const step = state.node === 'simultaneous' ? `${seat}:${token}` : token
  return [step, ...(isRight ? listOf(move.then) : [])]
}
