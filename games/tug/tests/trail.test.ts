// What others did, as marks in the picture.
import { expect, test } from 'vitest'
import { WIDE } from '../page/layout'
import type { TugEvent } from '../page/position'
import { posts, pulled, muster } from '../page/rope'
import { trailOf } from '../page/trail'
import type { Effect, View } from '../page/schema'
import { position, side } from './positions'

const { field, rope } = WIDE
const event = (view: View, ...effects: Effect[]): TugEvent => ({
  ...{ n: 1, seat: 0, token: null, view, effects },
  state: { ply: 1, node: 'decision' },
})
const facing = (left: number, right: number, weakened = 0) =>
  position({ sides: [side([1, 1, 1], left), side([1, 1, 1], right, weakened)] })

test('an arrow says how far the rope was pulled, and crosses where those stood who left it', () => {
  const [before, after] = [facing(9, 9), facing(9, 7)]
  const events = [
    event(facing(9, 8), { kind: 'returned', seat: 1, standing: 1, weakened: 0 }),
    event(after, { kind: 'returned', seat: 1, standing: 1, weakened: 0 }),
  ]
  const { went, taken } = trailOf(WIDE, events)
  const middle = (view: View) => ({ x: field.width / 2 + pulled(field, view), y: rope })
  expect(went).toEqual([{ seat: 0, way: [middle(before), middle(after)] }])
  const stood = posts(field, 1, muster(null, before.sides[1]), pulled(field, before)).filter(
    ({ group }) => group === 'standing',
  )
  expect(taken.map(({ at }) => at.x)).toEqual(stood.slice(-2).map(({ x }) => x))
})

test('who is laid down stays at the rope, which is not pulled by that', () => {
  const laid = event(facing(9, 8, 1), { kind: 'weakened', seat: 1 })
  expect(trailOf(WIDE, [laid])).toEqual({ went: [], taken: [] })
})

test('where a match begins there is nothing to tell, and without events neither', () => {
  const anew = event(facing(9, 9), { kind: 'match_began', seat: 0, match: 2, reserve: 18 })
  expect(trailOf(WIDE, [anew])).toEqual({ went: [], taken: [] })
  expect(trailOf(WIDE, [])).toEqual({ went: [], taken: [] })
})
