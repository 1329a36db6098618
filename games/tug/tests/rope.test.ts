import { describe, expect, it } from 'vitest'
import { LOW, NARROW, WIDE } from '../page/layout'
import { onRope } from '../page/position'
import { muster, posts, pulled } from '../page/rope'
import { position, side } from './positions'

const nine = muster(null, side([3, 3, 3], 9))

it('a team keeps its athletes where they are, but for those who go', () => {
  const weakened = muster(nine, side([3, 3, 3], 8, 1))
  expect(weakened.standing).toEqual(nine.standing.slice(0, 8))
  expect(weakened.weakened).toEqual([nine.standing[8]])
  const finished = muster(weakened, side([3, 3, 3], 8))
  expect(finished.standing).toEqual(weakened.standing)
  expect(finished.reserve).toEqual([...weakened.reserve, nine.standing[8]])
  const more = muster(finished, side([3, 3, 3], 10))
  expect(more.standing.slice(0, 8)).toEqual(weakened.standing)
})

it('a nineteenth joins for the second match, and is not there when one looks back', () => {
  const more = muster(nine, side([6, 6, 6], 19, 0, 0))
  expect(more.standing).toHaveLength(19)
  expect(muster(more, side([3, 3, 3], 9))).toMatchObject({
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
  const facing = (left: number, right: number) =>
    position({ sides: [side([1, 1, 1], left), side([1, 1, 1], right)] })

  it('is pulled to the side that has more athletes on it', () => {
    expect(pulled(field, facing(9, 9))).toBe(0)
    expect(pulled(field, facing(10, 9))).toBeLessThan(0)
    expect(pulled(field, facing(9, 12))).toBeGreaterThan(pulled(field, facing(9, 10)))
    expect(pulled(field, facing(1, 18))).toBe(-pulled(field, facing(18, 1)))
  })
  it('has room for everybody, on their own side of its middle', () => {
    for (const [left, right] of [
      [19, 1],
      [1, 19],
      [18, 18],
      [9, 6],
    ] as const) {
      const view = facing(left, right)
      const shift = pulled(field, view)
      for (const seat of [0, 1] as const) {
        const all = posts(field, seat, muster(null, view.sides[seat]), shift)
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
