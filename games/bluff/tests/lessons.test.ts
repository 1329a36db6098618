// The lessons of Bluff & Bluster, played by the rules core.
import { testLessons, type Outcome } from '@nemeton/tests/lessons'
import * as lessons from '../page/lessons'

/** The members of a view (docs/views.md) that these lessons read. */
interface View {
  turn: number | null
  hidden: (number[] | null)[]
  shown: number[][]
  dice: number[]
  bids: { bid: string }[]
  last: { bid: string; count: number; lost: number[] } | null
}

const bidOf = ({ step }: Outcome<View>) => step.split('x').map(Number) as [number, number]
const counts = (dice: number[], face: number) => dice.filter((die) => die === face || die === 1).length
/** How far along the track a bid stands: red k is just before white 2k. */
const height = ([n, face]: [number, number]) => (face === 1 ? 2 * n - 0.5 : n + (face - 2) / 10)

/** Whether a bid is true whatever lies under the other cup. */
function certain(outcome: Outcome<View>): boolean {
  if (!outcome.step.includes('x')) return false
  const [n, face] = bidOf(outcome)
  const own = outcome.before.hidden[outcome.before.turn!]!
  return counts(own, face) >= n
}
const bids = (before: View, dice: number) =>
  Array.from({ length: dice }, (_, i) => i + 1)
    .flatMap((n) => [1, 2, 3, 4, 5, 6].map((face): [number, number] => [n, face]))
    .filter(([n, face]) => counts(before.hidden[before.turn!]!, face) >= n)

testLessons<View>('bluff', lessons, {
  own: [
    {
      does: (outcome) =>
        certain(outcome) && bids(outcome.before, 5).every((other) => height(other) <= height(bidOf(outcome))),
      leads: (end) => end.last?.count === 5 && end.last.lost.join() === '0,1',
    },
  ],
  raise: [
    {
      does: (outcome) => {
        const last = outcome.before.bids.at(-1)!.bid.split('x').map(Number) as [number, number]
        // One face more, or else the next circle.
        return outcome.step.includes('x') && height(bidOf(outcome)) < height([last[0], last[1] + 1]) + 0.01
      },
    },
  ],
  challenge: [
    {
      does: ({ view }) => view.last !== null && view.last.count < 6,
      leads: (end, before) => {
        // There is no doubt about it: the other one alone cannot have six.
        const sure = counts(before.hidden[1]!, 6) + before.dice[0]! < 6
        return sure && end.last?.lost[0] === 3 && end.dice[0] === 2
      },
    },
  ],
  show: [
    {
      does: ({ view, before }) => {
        const counting = before.hidden[0]!.filter((die) => die === 5 || die === 1)
        return view.shown[0]!.join() === counting.join()
      },
      leads: (end) => counts([...end.hidden[0]!, ...end.shown[0]!], 5) === 4,
    },
  ],
  magic: [{ does: certain }],
})
