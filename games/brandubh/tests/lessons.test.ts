// Brandubh's lessons, played by the rules core.
import { testLessons, type Outcome } from '@nemeton/tests/lessons'
import * as lessons from '../page/lessons'
import { columnOf, moveOf, placement, rowOf, squareAt, type View } from '../page/position'

/** The squares of the pieces that were captured. */
function taken({ step, before, view }: Outcome<View>): string[] {
  const left = placement(view)
  return [...placement(before).keys()].filter((square) => !left.has(square) && square !== moveOf(step)!.from)
}

/** The pairs of squares that face each other across the one that was moved to. */
function facing({ step, view }: Outcome<View>): [string | undefined, string | undefined][] {
  const { to } = moveOf(step)!
  const [column, row] = [columnOf(to), rowOf(to)]
  const at = placement(view)
  return [
    [at.get(squareAt(column - 1, row)), at.get(squareAt(column + 1, row))],
    [at.get(squareAt(column, row - 1)), at.get(squareAt(column, row + 1))],
  ]
}

/** Whether the king could be home with the next move. */
const canGoHome = (outcome: Outcome<View>) => outcome.next().some(({ view }) => view.end?.why === 'king_home')

testLessons<View>('brandubh', lessons, {
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
