// Where the arrow of an advised act lies: also afterwards, when its dice have gone elsewhere.
import { expect, test } from 'vitest'
import { adviceIn } from '../page/advice'
import { follow, spread } from '../page/dice_places'
import { WIDE as layout } from '../page/layout'
import { offer } from '../page/offers'
import type { Effect, View } from '../page/schema'
import { position, side } from './positions'

const nothing = { tray: null, spot: null }
const way = (view: View, dice = spread(view)) =>
  adviceIn(layout, dice, offer(view, [], null, null), 0, '4/2:elim').way
/** From the middle of a die to that of another, but for the dice themselves. */
const between = (from: { x: number; y: number }, to: { x: number; y: number }) => {
  const share = layout.die / 2 / Math.hypot(to.x - from.x, to.y - from.y)
  const at = (part: number) => ({
    x: expect.closeTo(from.x + (to.x - from.x) * part),
    y: expect.closeTo(from.y + (to.y - from.y) * part),
  })
  return [at(share), at(1 - share)]
}

test('from the rolled die to the one of the column', () => {
  expect(way(position())).toEqual(between(layout.tray[1]!, layout.spot(0, 0)))
})

test('from where the die was put with another act', () => {
  const used: Effect = { kind: 'used', seat: 0, rolled: 4, beside: 5, act: 'weaken' }
  const view = position({ dice: [1, 6], open: [2, 4] })
  expect(way(view, follow(spread(position()), view, [used], nothing))).toEqual(
    between(layout.beside(0, 2), layout.spot(0, 0)),
  )
})

test('to where the die of the column was before a swap', () => {
  const swap: Effect = { kind: 'used', seat: 0, rolled: 6, beside: 2, act: 'swap' }
  const view = position({
    dice: [1, 4],
    open: [4, 5],
    sides: [side([4, 5, 6], 16), side([3, 3, 6], 10, 2)],
  })
  expect(way(view, follow(spread(position()), view, [swap], nothing))).toEqual(
    between(layout.tray[1]!, layout.spot(0, 0)),
  )
})

test('from the free place on the cloth where the die is not to be seen any more, and none where the column has no such die', () => {
  const used = position({ dice: [1, 6], open: [2, 4] })
  expect(way(used)).toEqual(between(layout.tray[2]!, layout.spot(0, 0)))
  const over = position({ stage: 'roll', turn: 1, dice: [], open: [] })
  expect(way(over)).toEqual(between(layout.tray[0]!, layout.spot(0, 0)))
  expect(way(position({ sides: [side([4, 4, 5], 11), side([3, 3, 6], 10, 2)], open: [4, 4, 5] }))).toEqual([])
})
