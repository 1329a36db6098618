// Brandubh's lessons, played by the rules core.
import { testLessons, type Outcome } from '@nemeton/tests/lessons'
import * as lessons from '../page/lessons'
import { capturesOf, columnOf, moveOf, placement, rowOf, squareAt } from '../page/position'
import type { Effect, View } from '../page/schema'

/** The squares of the pieces that were captured. */
const taken = ({ effects }: Outcome<View, Effect>) => capturesOf(effects).map(({ at }) => at)

/** The pairs of squares that face each other across the one that was moved to. */
function facing({ step, view }: Outcome<View, Effect>): [string | undefined, string | undefined][] {
  const { to } = moveOf(step)!
  const [column, row] = [columnOf(to), rowOf(to)]
  const at = placement(view)
  return [
    [at.get(squareAt(column - 1, row)), at.get(squareAt(column + 1, row))],
    [at.get(squareAt(column, row - 1)), at.get(squareAt(column, row + 1))],
  ]
}

/** Whether the king could be home with the next move. */
const canGoHome = (outcome: Outcome<View, Effect>) =>
  outcome.next().some(({ view }) => view.end?.why === 'king_home')

testLessons<View, Effect>('brandubh', lessons, {
  home: [{ does: ({ view }) => view.end?.why === 'king_home' }],
  capture: [{ does: (outcome) => taken(outcome).length === 1 }],
  between: [
    {
      does: (outcome) =>
        taken(outcome).length === 0 &&
        facing(outcome).some((pair) => pair.every((piece) => piece === 'attacker')),
    },
  ],
  corner: [{ does: (outcome) => taken(outcome).join() === 'g2' }],
  two: [{ does: (outcome) => taken(outcome).length === 2 }],
  king: [{ does: ({ view }) => view.end?.why === 'king_captured' }],
  bar: [{ does: (outcome) => !canGoHome(outcome) }],
  fork: [
    {
      // Whatever the attackers answer, he gets home.
      does: (outcome) => outcome.next().every(canGoHome),
    },
    { does: ({ view }) => view.end?.why === 'king_home' },
  ],
})
