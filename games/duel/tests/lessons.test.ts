// Druid's Duel's lessons, played by the rules core.
import { testLessons, type Outcome } from '@nemeton/tests/lessons'
import * as lessons from '../page/lessons'
import type { View } from '../page/schema'

const gone = ({ view }: Outcome<View>) => view.last!.succeeded.includes(0)
/** Whether the card goes, whatever the other one plays. */
const surely = (outcome: Outcome<View>) => outcome.next(1).every(gone)
const discards = (end: View, before: View) => end.discarded[0]!.length === before.discarded[0]!.length + 1

testLessons<View>('duel', lessons, {
  lion: [{ does: surely, leads: (end, before) => before.forms[0] === 'K' && discards(end, before) }],
  jackrabbit: [{ does: surely, leads: (end, before) => before.forms[0] === 'J' && discards(end, before) }],
  peacock: [{ does: surely, leads: (end, before) => before.forms[0] === 'Q' && discards(end, before) }],
  drained: [
    {
      // A form in which some card goes, whatever the other one becomes and plays.
      does: (outcome) => outcome.next(1).every((forms) => forms.next(0).some(surely)),
      leads: (_end, before) => before.drained[0] === 'K',
    },
    { does: surely, leads: discards },
  ],
  last: [
    {
      does: (outcome) => outcome.next(1).every((forms) => forms.next(0).every(surely)),
      leads: (end) => end.end?.winners.join() === '0' && end.end.why === 'hand_empty',
    },
  ],
})
