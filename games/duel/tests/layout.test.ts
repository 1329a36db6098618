import { describe, expect, it } from 'vitest'
import type { Box } from '@nemeton/board/walk'
import { layoutFor, registerColumns, tallness } from '../page/layout'

const dealt = [
  [2, 20],
  [3, 13],
  [4, 10],
] as const
const kinds = [
  ['narrow', true, false],
  ['wide', false, false],
  ['low', false, true],
] as const
const boards = kinds.flatMap(([kind, ...how]) =>
  dealt.map(([seats, cards]) => ({ kind, seats, cards, layout: layoutFor(how[0], seats, how[1]) })),
)

describe.each(boards)('a $kind board for $seats', ({ layout, seats, cards }) => {
  const inside = ({ x, y, width, height }: Box) => {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(layout.width)
    expect(y + height).toBeLessThanOrEqual(layout.height)
  }
  const card = ({ x, y }: { x: number; y: number }): Box => {
    const [width, height] = [layout.cardWidth, layout.cardWidth * tallness]
    return { x: x - width / 2, y: y - height / 2, width, height }
  }

  it('has room for every hand there can be, without a card over another', () => {
    for (let count = 1; count <= cards; ++count) {
      const hand = Array.from({ length: count }, (_, i) => card(layout.hand(i, count)))
      for (const [i, box] of hand.entries()) {
        inside(box)
        expect(box.y + box.height).toBeLessThan(layout.confirm.y + 1)
        for (const other of hand.slice(0, i)) {
          const apart = Math.abs(other.x - box.x) >= box.width || Math.abs(other.y - box.y) >= box.height
          expect(apart).toBe(true)
        }
      }
    }
  })
  it('has everything on the panel, one below the other', () => {
    for (const box of [
      layout.cloth,
      layout.register,
      layout.plaque(2, 3),
      layout.plaque(3, 4),
      layout.confirm,
    ]) {
      inside(box)
    }
    const plaques = layout.plaque(0, 3)
    expect(layout.register.y + layout.register.height).toBeLessThan(plaques.y)
    expect(plaques.y + plaques.height).toBeLessThan(layout.hand(0, cards).y)
  })
  it('lays form and card into the column of their druid, one below the other', () => {
    for (let seat = 0; seat < seats; ++seat) {
      const column = layout.column(seat)
      const form = layout.form(seat)
      const paper = card(layout.card(seat))
      expect(paper.x).toBeGreaterThan(column.x)
      expect(paper.x + paper.width).toBeLessThan(column.x + column.width)
      expect(form.y + layout.formSize / 2).toBeLessThan(paper.y)
      expect(paper.y + paper.height).toBeLessThan(column.y + column.height)
    }
  })
})

it('what is tapped on a phone that is 390 px wide is at least 44 px each way', () => {
  const layout = layoutFor(true, 2)
  const scale = 374 / layout.width
  const [first, second] = [layout.hand(0, 20), layout.hand(1, 20)]
  expect((second.x - first.x) * scale).toBeGreaterThanOrEqual(44)
  expect(layout.cardWidth * tallness * scale).toBeGreaterThanOrEqual(44)
  expect(layout.plaque(0, 4).width * scale).toBeGreaterThanOrEqual(44)
  expect(layout.confirm.height * scale).toBeGreaterThanOrEqual(44)
})

it.each(dealt)(
  'every rank of the register has room on a phone of 640 by 360 that lies: %d seats',
  (seats) => {
    const layout = layoutFor(false, seats, true)
    const breadth = (360 - 16) * (layout.width / layoutFor(false, 2, true).height)
    // Of the broadest, 10, in letters of 12 pixels that may be a quarter larger.
    expect((registerColumns(layout.register).across * breadth) / layout.width).toBeGreaterThanOrEqual(15)
  },
)
