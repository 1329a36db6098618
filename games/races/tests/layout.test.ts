// Where the positions of the races lie on the page, held against the plans of their boards, and the lines over them.
import { describe, expect, it } from 'vitest'
import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'
import druidica from '../../druidica/rules/board.txt?raw'
import * as druidicaGrounds from '../../druidica/page/background'
import triangulus from '../../triangulus/rules/board.txt?raw'
import * as triangulusGrounds from '../../triangulus/page/background'
import { swing } from '../page/art/curve'
import type { Ground } from '../page/race_page'
import { piecesOf } from '../page/layout'
import { readPlan } from '../page/plan'
import { positionOf } from '../page/position'

const far = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)
const kPhone = 374 // px of a board on a phone

const boards: { name: string; plan: string; ground: Ground; seats: number[]; broken: number[] }[] = [
  { name: 'Triangulus, wide', plan: triangulus, ground: triangulusGrounds.wide, seats: [3], broken: [] },
  { name: 'Triangulus, narrow', plan: triangulus, ground: triangulusGrounds.narrow, seats: [3], broken: [] },
  {
    name: 'Druidica, wide',
    plan: druidica,
    ground: druidicaGrounds.wide,
    seats: [2, 3, 4],
    broken: [19, 23],
  },
  {
    name: 'Druidica, narrow',
    plan: druidica,
    ground: druidicaGrounds.narrow,
    seats: [2, 3, 4],
    broken: [19, 23],
  },
]

describe.each(boards)('$name', ({ plan: text, ground, seats, broken }) => {
  const plan = readPlan(text)
  const { half, places, width, height } = ground
  const positions = Array.from({ length: plan.positions }, (_, i) => i + 1)
  const at = (position: number) => places[position]!

  it('has a place for every position of board.txt, whole on the board', () => {
    expect(places).toHaveLength(plan.positions + 1)
    for (const { x, y } of places.slice(1)) {
      expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(half / 2)
    }
  })

  it('lays no position over another', () => {
    for (const a of positions) {
      for (const b of positions.slice(0, a - 1)) {
        expect(far(at(a), at(b)), `${a} and ${b}`).toBeGreaterThan(half * 0.999)
      }
    }
  })

  it('lays what is one step apart near each other, but for the way back', () => {
    for (const [from, list] of plan.ways) {
      for (const to of list) {
        if (from === '29') continue
        const [a, b] = [at(positionOf(from)!), at(positionOf(to)!)]
        expect(far(a, b), `${from} to ${to}`).toBeLessThan(half * 2.2)
      }
    }
  })

  it('covers every position by one tile, of which only those are broken whose halves lie apart', () => {
    const pieces = positions.filter((each) => each % 2 === 1).flatMap((odd) => piecesOf(ground, odd))
    expect(pieces.flatMap(({ covers }) => covers)).toEqual(positions)
    const halves = pieces.filter(({ covers }) => covers.length === 1).flatMap(({ covers }) => covers)
    expect(halves).toEqual(broken.flatMap((odd) => [odd, odd + 1]))
  })

  it('has room for camps, goals and the tray beside all that, none over another, and for plaques, which may lie over the tray', () => {
    for (const count of seats) {
      const all = Array.from({ length: count }, (_, seat) => seat)
      const boxes: Box[] = [
        ...all.map((seat) => ground.camp(seat, count)),
        ...all.map((seat) => ground.goal(seat, count)),
        ground.tray,
        ground.plaques,
      ]
      boxes.forEach((box, i) => {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
        for (const other of boxes.slice(0, i)) {
          // Parts of a box touch, but for rounding.
          const overlap = Math.min(
            box.x + box.width - other.x,
            other.x + other.width - box.x,
            box.y + box.height - other.y,
            other.y + other.height - box.y,
          )
          const apart = overlap < 1e-6
          expect(apart || (box === ground.plaques && other === ground.tray)).toBe(true)
        }
        for (const position of positions) {
          const { x, y } = at(position)
          const dx = Math.max(box.x - x, 0, x - box.x - box.width)
          const dy = Math.max(box.y - y, 0, y - box.y - box.height)
          expect(Math.hypot(dx, dy), `a box and ${position}`).toBeGreaterThan(half * 0.45)
        }
      })
    }
  })
})

it.each([
  ['Triangulus', triangulusGrounds.narrow],
  ['Druidica', druidicaGrounds.narrow],
])(
  'on %s a finger of 44 px on a phone finds every position and every camp',
  (_, { half, width, places, camp }) => {
    const scale = kPhone / width
    expect(half * scale).toBeGreaterThanOrEqual(44)
    for (const [i, place] of places.entries()) {
      for (const other of places.slice(1, i)) expect(far(place, other) * scale).toBeGreaterThan(43.9)
    }
    for (const seat of [0, 1, 2]) {
      const box = camp(seat, 3)
      expect(Math.max(box.width, box.height) * scale).toBeGreaterThanOrEqual(88)
    }
  },
)

it('a side of Triangulus has six tiles, the last before the corner of the next seat', () => {
  const { places } = triangulusGrounds.wide
  const plan = readPlan(triangulus)
  const corners = [0, 1, 2].map((seat) => {
    const [enters, ends] = [places[Number(plan.goals[seat]!.enters)]!, places[plan.goals[seat]!.ends]!]
    expect(plan.goals[(seat + 1) % 3]!.ends).toBe(Number(plan.goals[seat]!.enters) + 11)
    return { x: (enters.x + ends.x) / 2, y: (enters.y + ends.y) / 2 }
  })
  // Sunwise on a screen: the corners turn to the right.
  const [a, b, c] = corners as [Point, Point, Point]
  expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeGreaterThan(0)
})

it('a line to and fro swings less than its points, and begins and ends with them', () => {
  const points = [1, -1, -1, 1, 1, -1, -1, 1].map((y, x) => ({ x, y }))
  const line = swing(points)
  expect([line[0], line.at(-1)]).toEqual([points[0], points.at(-1)])
  const inner = line.filter(({ x }) => x > 1.5 && x < 5.5)
  expect(inner.length).toBeGreaterThan(30)
  expect(Math.max(...inner.map(({ y }) => Math.abs(y)))).toBeLessThan(0.5)
})

it('a line straight from one point to another stays one', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 2 },
  ]
  expect(swing(points)).toEqual(points)
})
