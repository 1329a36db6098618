// The lessons of the three races, played by the rules core.
import { describe } from 'vitest'
import { testLessons, type Claims, type Outcome } from '@nemeton/tests/lessons'
import * as druidica from '../../druidica/page/lessons'
import * as tabulus from '../../tabulus/page/lessons'
import * as triangulus from '../../triangulus/page/lessons'
import type { View } from '../page/schema'

const at = (view: View, place: string) => view.markers[0]!.filter((each) => each === place).length
const onBoard = (view: View) => view.markers[0]!.length - at(view, 's') - at(view, 'home')
const enemiesAtStart = (view: View) =>
  view.markers.slice(1).flatMap((each) => each.filter((place) => place === 's')).length
const pending = ({ view }: Outcome<View>) => view.pending ?? ''
/** A marker is home, or can be when a tile is turned. */
const isHome = (outcome: Outcome<View>): boolean =>
  at(outcome.view, 'home') === 1 || (outcome.view.stage === 'turn' && outcome.next().some(isHome))

/** What the lessons ask for, and what that leads to. */
const claims = {
  enter: [
    { does: ({ view }) => view.left.length === 1, leads: (end) => onBoard(end) === 1 },
    { does: ({ view }) => onBoard(view) === 2 },
  ],
  bump: [{ does: ({ before, view }) => enemiesAtStart(view) === enemiesAtStart(before) + 1 }],
  blank: [
    {
      // On a tile that lies face down, to be turned now.
      does: (outcome) => /x1/.test(pending(outcome)),
      leads: (end, before) =>
        at(end, 's') >= at(before, 's') &&
        onBoard(end) <= onBoard(before) &&
        enemiesAtStart(end) === enemiesAtStart(before),
    },
  ],
  gate: [
    {
      does: (outcome) => /~/.test(pending(outcome)),
      leads: (end, before) => end.markers[0]!.some((place) => Number(place) > 23 && at(before, place) === 0),
    },
  ],
  exchange: [
    {
      does: (outcome) => /^swap:s-/.test(pending(outcome)),
      leads: (end, before) =>
        at(end, 's') === at(before, 's') - 1 && enemiesAtStart(end) === enemiesAtStart(before) + 1,
    },
  ],
  sixes: [{ does: ({ before, view }) => at(view, 'home') === 1 && at(view, 's') === at(before, 's') - 1 }],
  home: [{ does: isHome, leads: (end) => at(end, 'home') === 1 }],
} satisfies Claims<View>
const { gate: _, ...withoutGate } = claims

describe('tabulus', () => testLessons<View>('tabulus', tabulus, claims))
describe('triangulus', () => testLessons<View>('triangulus', triangulus, withoutGate))
describe('druidica', () =>
  testLessons<View>('druidica', druidica, {
    ...claims,
    fork: [{ does: ({ view }) => view.markers[0]!.includes('26') }],
  }))
