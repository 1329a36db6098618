// The rope: athletes who come and go, their places, and marks of the other side's acts.
import { describe, expect, it } from 'vitest'
import { LOW, NARROW, WIDE } from '../page/layout'
import { onRope, type TugEvent } from '../page/position'
import { assignAthletes, postsOf, ropeShift } from '../page/rope'
import type { Effect, View } from '../page/schema'
import { trailOf } from '../page/trail'
import { position, side } from './positions'

const facing = (left: number, right: number, weakened = 0) =>
  position({ sides: [side([1, 1, 1], left), side([1, 1, 1], right, weakened)] })
const nine = assignAthletes(null, side([3, 3, 3], 9))

it('a team keeps its athletes where they are, but for those who go', () => {
  const weakened = assignAthletes(nine, side([3, 3, 3], 8, 1))
  expect(weakened.standing).toEqual(nine.standing.slice(0, 8))
  expect(weakened.weakened).toEqual([nine.standing[8]])
  const finished = assignAthletes(weakened, side([3, 3, 3], 8))
  expect(finished.standing).toEqual(weakened.standing)
  expect(finished.reserve).toEqual([...weakened.reserve, nine.standing[8]])
  const more = assignAthletes(finished, side([3, 3, 3], 10))
  expect(more.standing.slice(0, 8)).toEqual(weakened.standing)
})

it('a nineteenth joins for the second match, and is not there when one looks back', () => {
  const more = assignAthletes(nine, side([6, 6, 6], 19, 0, 0))
  expect(more.standing).toHaveLength(19)
  expect(assignAthletes(more, side([3, 3, 3], 9))).toMatchObject({
    weakened: [],
    standing: { length: 9 },
    reserve: { length: 9 },
  })
})

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
  ['low', LOW],
])('the rope on the %s board', (_, { field, scene }) => {
  it('is pulled to the side that has more athletes on it', () => {
    expect(ropeShift(field, facing(9, 9))).toBe(0)
    expect(ropeShift(field, facing(10, 9))).toBeLessThan(0)
    expect(ropeShift(field, facing(9, 12))).toBeGreaterThan(ropeShift(field, facing(9, 10)))
    expect(ropeShift(field, facing(1, 18))).toBe(-ropeShift(field, facing(18, 1)))
  })
  it('has room for everybody, on their own side of its middle', () => {
    for (const [left, right] of [
      [19, 1],
      [1, 19],
      [18, 18],
      [9, 6],
    ] as const) {
      const view = facing(left, right)
      const shift = ropeShift(field, view)
      for (const seat of [0, 1] as const) {
        const all = postsOf(field, seat, assignAthletes(null, view.sides[seat]), shift)
        expect(all).toHaveLength(onRope(view.sides[seat]) + view.sides[seat].reserve)
        for (const { x, y, group } of all) {
          const outward = seat === 0 ? -1 : 1
          if (group !== 'reserve') expect((x - field.width / 2 - shift) * outward).toBeGreaterThan(0)
          expect(x).toBeGreaterThan(scene.x)
          expect(x).toBeLessThan(scene.x + scene.width)
          expect(y).toBeGreaterThan(scene.y)
          expect(y).toBeLessThan(scene.y + scene.height)
        }
        const places = new Set(all.map(({ x, y }) => `${x} ${y}`))
        expect(places.size).toBe(all.length)
      }
    }
  })
})

const event = (view: View, ...effects: Effect[]): TugEvent => ({
  ...{ n: 1, seat: 0, token: null, view, effects },
  state: { ply: 1, node: 'decision' },
})

it('an arrow shows how far the rope was pulled, and crosses mark the places of athletes who left it', () => {
  const [before, after] = [facing(9, 9), facing(9, 7)]
  const events = [
    event(facing(9, 8), { kind: 'returned', seat: 1, standing: 1, weakened: 0 }),
    event(after, { kind: 'returned', seat: 1, standing: 1, weakened: 0 }),
  ]
  const { went, taken } = trailOf(WIDE, events)
  const { field, rope } = WIDE
  const middle = (view: View) => ({ x: field.width / 2 + ropeShift(field, view), y: rope })
  expect(went).toEqual([{ seat: 0, way: [middle(before), middle(after)] }])
  const stood = postsOf(field, 1, assignAthletes(null, before.sides[1]), ropeShift(field, before)).filter(
    ({ group }) => group === 'standing',
  )
  expect(taken.map(({ at }) => at.x)).toEqual(stood.slice(-2).map(({ x }) => x))
})

it('a weakened athlete stays at the rope, and the rope does not move', () => {
  const laid = event(facing(9, 8, 1), { kind: 'weakened', seat: 1 })
  expect(trailOf(WIDE, [laid])).toEqual({ went: [], taken: [] })
})

it('there are no marks at the beginning of a match, nor without events', () => {
  const started = event(facing(9, 9), { kind: 'match_began', seat: 0, match: 2, reserve: 18 })
  expect(trailOf(WIDE, [started])).toEqual({ went: [], taken: [] })
  expect(trailOf(WIDE, [])).toEqual({ went: [], taken: [] })
})
