// For tests: a race's board on positions that the engine gives.
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { boardOf } from '@nemeton/tests/board'
import type { Effect, View } from '../page/schema'
import { after, type RaceId } from './test_game'

type Shown = Pick<BoardProps<View, Effect>, 'view' | 'actions'> & Partial<BoardProps<View, Effect>>

/** To be called once in a file of tests. */
export function raceBoard(game: RaceId, part: GamePart<View, Effect>) {
  const board = boardOf(part)
  return {
    ...board,
    /** The position after these tokens. */
    after(tokens: string, seats = 2): Shown {
      const { event, before } = after(tokens, game, seats)
      return { view: event.view, before, event, actions: Object.values(event.state.actions ?? {}).flat() }
    },
    /** Shows it to the seat to act. */
    show: ({ view, actions, ...more }: Shown) => board.show(view, actions, { seat: view.turn ?? 0, ...more }),
  }
}
