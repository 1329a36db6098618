// Tug of War's lessons, played by the rules core.
import { testLessons, type Outcome } from '@nemeton/tests/lessons'
import * as lessons from '../page/lessons'
import { onRope } from '../page/position'
import type { View } from '../page/schema'

const standing = (view: View) => view.sides[1].standing
const down = (view: View) => view.sides[1].weakened
const goneFrom = ({ view, before }: Outcome<View>) => onRope(before.sides[1]) - onRope(view.sides[1])
const gained = ({ view, before }: Outcome<View>) => onRope(view.sides[0]) - onRope(before.sides[0])
const wonMatch = ({ view }: Outcome<View>) => view.first_match === 0

/** Whether Plockton can win the match with the dice that are left. */
const wins = (outcome: Outcome<View>): boolean =>
  wonMatch(outcome) || (outcome.view.turn === 0 && outcome.view.stage === 'act' && outcome.next().some(wins))

testLessons<View>('tug', lessons, {
  out: [{ does: (outcome) => goneFrom(outcome) === 1 }],
  down: [
    {
      does: ({ view, before }) => down(view) > down(before),
      // Nothing could be eliminated.
      leads: (end, before) => Math.max(...before.dice) < Math.min(...before.open) && down(end) === 1,
    },
    {
      does: (outcome) => goneFrom(outcome) === 1 && standing(outcome.view) === standing(outcome.before),
    },
  ],
  swap: [
    {
      does: (outcome) => gained(outcome) === 6,
      leads: (end, before) => end.sides[0].reserve === before.sides[0].reserve - 6,
    },
  ],
  again: [
    {
      does: ({ view, step }) => view.stage === 'again' && step === 'reroll:1',
      leads: (end) => end.dice.includes(6) && !end.dice.includes(1),
    },
  ],
  berserk: [{ does: (outcome) => goneFrom(outcome) === 4 }],
  match: [{ does: wins }, { does: wins }, { does: wonMatch }],
})
