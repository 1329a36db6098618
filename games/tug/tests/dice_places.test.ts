// The places of dice, and the arrow of an advised act between them, also afterwards, when its dice have gone elsewhere.
import { expect, it } from 'vitest'
import { adviceIn } from '../page/advice'
import { followDice, spread, type Spread } from '../page/dice_places'
import { WIDE as layout } from '../page/layout'
import { offer } from '../page/offers'
import type { Act, Effect, Seat, View } from '../page/schema'
import { position, side } from './positions'

const anyOf = { tray: null, spot: null }
const used = (rolled: number, beside: number, act: Act): Effect[] => [
  { kind: 'used', seat: 0, rolled, beside, act },
]
const column = (seat: Seat, dice: number[]): Effect[] => [
  { kind: 'column_rolled', seat, dice, standing: 9, reserve: 9, one_more: false },
]
const ids = (places: ({ die: { id: number } } | null)[]) => places.map((place) => place?.die.id ?? null)
const values = (places: ({ die: { value: number } } | null)[]) =>
  places.map((place) => place?.die.value ?? null)

it('lays the dice of a position out in ascending order, used ones of the column marked', () => {
  const dice = spread(position({ dice: [4], open: [4], sides: [side([2, 4, 4], 9), side([1, 1, 6], 9)] }))
  expect(values(dice.columns[0])).toEqual([2, 4, 4])
  expect(dice.columns[0].map(({ used }) => used)).toEqual([true, false, true])
  expect(dice.columns[1].map(({ used }) => used)).toEqual([false, false, false])
  expect(values(dice.tray)).toEqual([4, null, null])
})

it('puts a used die beside that of the column', () => {
  const before = spread(position())
  const after = followDice(before, position({ dice: [1, 4], open: [2, 4] }), used(6, 5, 'elim'), anyOf)
  expect(after.columns[0][2]).toEqual({
    die: before.columns[0][2]!.die,
    used: true,
    beside: { die: before.tray[2]!.die, act: 'elim' },
  })
  expect(values(after.tray)).toEqual([1, 4, null])
})

it('a swap lets the two dice change places, where they are', () => {
  const before = spread(position())
  const swapped = position({
    dice: [1, 6],
    open: [4, 5],
    sides: [side([4, 4, 5], 14), side([3, 3, 6], 10, 2)],
  })
  const after = followDice(before, swapped, used(4, 2, 'swap'), anyOf)
  expect(values(after.columns[0])).toEqual([4, 4, 5])
  expect(after.columns[0][0]!.die).toBe(before.tray[1]!.die)
  expect(after.columns[0][0]!.beside!.die).toBe(before.columns[0][0]!.die)
})

it('tells equal dice apart by which were meant', () => {
  const twins = position({
    dice: [3, 3, 5],
    sides: [side([2, 2, 6], 10), side([3, 3, 6], 10)],
    open: [2, 2, 6],
  })
  const after = position({ ...twins, dice: [3, 5], open: [2, 6] })
  const use = (meant: { tray: number | null; spot: number | null }) =>
    followDice(spread(twins), after, used(3, 2, 'elim'), meant)
  expect(values(use({ tray: 1, spot: 1 }).tray)).toEqual([3, null, 5])
  expect(use({ tray: 1, spot: 1 }).columns[0].map(({ used }) => used)).toEqual([false, true, false])
  expect(values(use(anyOf).tray)).toEqual([null, 3, 5])
})

it('what was meant counts only for a die that shows what was used', () => {
  const after = followDice(spread(position()), position({ dice: [1, 4], open: [2, 4] }), used(6, 5, 'elim'), {
    tray: 0,
    spot: 0,
  })
  expect(values(after.tray)).toEqual([1, 4, null])
})

it('a die that is rolled again is gone from its place, and comes back to it', () => {
  const offered = position({
    stage: 'reroll',
    rerolls: 2,
    open: [],
    sides: [side([2, 6, 6], 11), side([3, 3, 6], 10)],
  })
  const lifted = followDice(
    spread(offered),
    { ...offered, stage: 'again', dice: [1, 6], rerolls: 1 },
    [{ kind: 'picked_up', seat: 0, value: 4 }],
    anyOf,
  )
  expect(values(lifted.tray)).toEqual([1, null, 6])
  const landed = followDice(
    lifted,
    { ...offered, dice: [1, 5, 6], again: [5], rerolls: 1 },
    [{ kind: 'rerolled', seat: 0, value: 5 }],
    anyOf,
  )
  expect(values(landed.tray)).toEqual([1, 5, 6])
  expect(landed.tray.map((place) => place!.again)).toEqual([false, true, false])
  expect(ids(landed.tray)).toEqual([0, 1, 2])
  expect(landed.fell).toEqual([1])
  const kept = followDice(
    landed,
    { ...offered, stage: 'act', dice: [1, 5, 6], open: [2, 6, 6] },
    [
      { kind: 'kept', seat: 0 },
      { kind: 'acts_began', seat: 0, open: [2, 6, 6] },
    ],
    anyOf,
  )
  expect(kept.tray.map((place) => place!.again)).toEqual([false, false, false])
})

it('the free dice pass to whoever rolls next, and all columns are free again', () => {
  const before: Spread = followDice(
    spread(position({ dice: [6], open: [5] })),
    position({ turn: 1, stage: 'roll', dice: [], open: [] }),
    used(6, 5, 'weaken'),
    anyOf,
  )
  const rolled = followDice(
    before,
    position({ turn: 1, dice: [2, 2, 3], open: [3, 3, 6] }),
    [{ kind: 'rolled', seat: 1, dice: [2, 2, 3], rerolls: 1 }],
    anyOf,
  )
  expect(values(rolled.tray)).toEqual([2, 2, 3])
  expect(rolled.columns.flat().every(({ used, beside }) => !used && !beside)).toBe(true)
  expect(new Set(rolled.fell)).toEqual(new Set(ids(rolled.tray)))
})

it('a column that is rolled falls too', () => {
  const empty = position({ stage: 'column', sides: [side([], 0), side([], 0)], dice: [], open: [] })
  const first = position({ ...empty, turn: 1, sides: [side([1, 3, 5], 9), side([], 0)] })
  const dice = followDice(spread(empty), first, column(0, [1, 3, 5]), anyOf)
  expect(dice.fell).toEqual(ids(dice.columns[0]))
  const both = position({
    ...first,
    turn: 0,
    stage: 'roll',
    sides: [side([1, 3, 5], 9), side([2, 2, 6], 10)],
  })
  expect(followDice(dice, both, column(1, [2, 2, 6]), anyOf).fell).toEqual(
    ids(dice.columns[0]).map((id) => id! + 3),
  )
})

it('starts anew where an event does not fit what was known', () => {
  const other = position({ dice: [2, 2], open: [1, 1], sides: [side([1, 1, 6], 8), side([3, 3, 6], 10)] })
  const after = followDice(spread(position()), other, used(6, 6, 'elim'), anyOf)
  expect(after).toEqual(spread(other))
})

// Advice.

const way = (view: View, dice = spread(view)) =>
  adviceIn(layout, dice, offer(view, [], null, null), 0, '4/2:elim').way
/** Returns the way from the middle of a die to that of another, without the dice themselves. */
const between = (from: { x: number; y: number }, to: { x: number; y: number }) => {
  const share = layout.die / 2 / Math.hypot(to.x - from.x, to.y - from.y)
  const at = (part: number) => ({
    x: expect.closeTo(from.x + (to.x - from.x) * part),
    y: expect.closeTo(from.y + (to.y - from.y) * part),
  })
  return [at(share), at(1 - share)]
}

it('the arrow of advice goes from the rolled die to the one of the column', () => {
  expect(way(position())).toEqual(between(layout.tray[1]!, layout.spot(0, 0)))
})

it('the arrow goes from the place where the die was put with another act', () => {
  const view = position({ dice: [1, 6], open: [2, 4] })
  expect(way(view, followDice(spread(position()), view, used(4, 5, 'weaken'), anyOf))).toEqual(
    between(layout.beside(0, 2), layout.spot(0, 0)),
  )
})

it('the arrow goes to the place of the die of the column before a swap', () => {
  const view = position({
    dice: [1, 4],
    open: [4, 5],
    sides: [side([4, 5, 6], 16), side([3, 3, 6], 10, 2)],
  })
  expect(way(view, followDice(spread(position()), view, used(6, 2, 'swap'), anyOf))).toEqual(
    between(layout.tray[1]!, layout.spot(0, 0)),
  )
})

it('the arrow goes from the free place on the cloth if the die is gone, and there is none if the column has no such die', () => {
  const later = position({ dice: [1, 6], open: [2, 4] })
  expect(way(later)).toEqual(between(layout.tray[2]!, layout.spot(0, 0)))
  const over = position({ stage: 'roll', turn: 1, dice: [], open: [] })
  expect(way(over)).toEqual(between(layout.tray[0]!, layout.spot(0, 0)))
  expect(way(position({ sides: [side([4, 4, 5], 11), side([3, 3, 6], 10, 2)], open: [4, 4, 5] }))).toEqual([])
})
