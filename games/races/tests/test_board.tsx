// For tests: a race's board on positions that the engine gives.
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { boardOf } from '@nemeton/tests/board'
import type { Effect, View } from '../page/schema'
import { table, type RaceId } from './test_game'

type Shown = Pick<BoardProps<View, Effect>, 'view' | 'actions'> & Partial<BoardProps<View, Effect>>

/** To be called once in a file of tests. */
export function raceBoard(game: RaceId, part: GamePart<View, Effect>) {
  const board = boardOf(part)
  return {
    ...board,
    /** The position after these tokens. */
    async after(tokens: string, seats = 2): Promise<Shown> {
      const { happened, actions, play } = await table(game, seats)
      play(tokens)
      const { event, before } = happened.at(-1)!
      return { view: event.view, before, event, actions: actions() }
    },
    /** Shows it to whoever is to act. */
    show: ({ view, actions, ...more }: Shown) => board.show(view, actions, { seat: view.turn ?? 0, ...more }),
  }
}
