// Down the Danube's lessons, played by the rules core.
import { testLessons, type Outcome } from '@nemeton/tests/lessons'
import * as lessons from '../page/lessons'
import { findEffect } from '@nemeton/board/effects'
import { parseAction } from '../page/position'
import type { Effect, View } from '../page/schema'

const silver = ({ view }: Outcome<View, Effect>) => view.boats[0]
const inRow = (boats: number[], n: number) =>
  boats.some((boat) => Array.from({ length: n }, (_, i) => boat + i).every((each) => boats.includes(each)))

testLessons<View, Effect>('danube', lessons, {
  throw: [
    {
      does: ({ before, step }) => {
        const { from, by } = parseAction(step)!
        return from === Math.max(...before.boats[0]) && by === 6
      },
      // It is silver's throw again.
      leads: (end) => end.turn === 0 && end.throw === 3 && end.left === 3,
    },
  ],
  swap: [
    {
      does: ({ view, before }) => Math.max(...view.boats[1]) < Math.max(...before.boats[1]),
      leads: (end, before) => {
        const lost = Math.max(...before.boats[1]) - 6
        return end.boats[1].includes(lost) && Math.max(...end.boats[0]) > Math.max(...end.boats[1])
      },
    },
  ],
  pairs: [
    {
      does: (outcome) =>
        silver(outcome).every((boat) => silver(outcome).some((other) => Math.abs(other - boat) === 1)),
    },
  ],
  block: [{ does: (outcome) => inRow(silver(outcome), 3) && outcome.view.turn === 1 }],
  rapids: [
    {
      does: (outcome) => silver(outcome).includes(32),
      leads: (_end, before) => before.boats[0].includes(29),
    },
  ],
  mooring: [
    {
      does: ({ effects }) => findEffect(effects, 'stopped')?.at === 28,
      leads: (end) => end.held.includes(28) && end.left === 2,
    },
  ],
  sea: [{ does: ({ view }) => view.home[0] === 1 }],
})
