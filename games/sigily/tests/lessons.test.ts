// Sigily's lessons, played by the rules core.
import { testLessons, type Outcome } from '@nemeton/tests/lessons'
import * as lessons from '../page/lessons'
import type { View } from '../page/schema'

const gained = ({ before, view }: Outcome<View>) => view.coins[0]! - before.coins[0]!
const at = (view: View, sigil: string) => view.stacks.find((stack) => stack.at === sigil)

testLessons<View>('sigily', lessons, {
  coins: [{ does: (outcome) => gained(outcome) === 2 }],
  sun: [
    {
      // The throw itself gives none.
      does: ({ before, view }) => before.throw! < 4 && view.stage === 'throw' && view.turn === 0,
      leads: (end, before) => end.stage === 'move' && end.turn === 0 && end.coins[0]! > before.coins[0]!,
    },
  ],
  fight: [
    {
      does: ({ view }) => view.fight?.attacker.chariots[0]![0] === 0,
      leads: (end, before) =>
        end.coins[0] === before.coins[0]! + before.coins[1]! &&
        end.teams[1]!.every(({ where }) => where === 'hand'),
    },
  ],
  fuse: [{ does: ({ view }) => at(view, '3')?.chariots.length === 2 }],
  veil: [
    { does: ({ view }) => view.declared?.what === 'enter', leads: (end) => end.stage === 'move' },
    {
      does: ({ view }) => at(view, '6b')?.entry === 6,
      leads: (end, before) => end.coins[0] === before.coins[0]! + 2,
    },
  ],
  centre: [
    { does: ({ view }) => at(view, 'c')?.chariots[0]![0] === 0, leads: (end) => at(end, 'c')?.coins === 10 },
  ],
  home: [
    {
      does: ({ view }) => view.teams[0]!.some(({ where }) => where === 'home'),
      leads: (end) => end.treasure[0] === 6,
    },
  ],
})
