// Where the positions of the races lie on the page, held against the plans of their boards.
import { describe, expect, it } from 'vitest'
import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'
import druidica from '../../druidica/rules/board.txt?raw'
import * as druidicaGrounds from '../../druidica/page/background'
import tabulus from '../../tabulus/rules/board.txt?raw'
import { ground as tabulusGround } from '../../tabulus/page/background'
import triangulus from '../../triangulus/rules/board.txt?raw'
import * as triangulusGrounds from '../../triangulus/page/background'
import { piecesOf } from '../page/layout'
import { readPlan } from '../page/plan'
import { positionOf } from '../page/position'

const far = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)
const kPhone = 374 // px of a board on a phone

const games = [
  { game: 'Triangulus', plan: triangulus, grounds: triangulusGrounds, seats: [3], broken: [] },
  { game: 'Druidica', plan: druidica, grounds: druidicaGrounds, seats: [2, 3, 4], broken: [19, 23] },
]
const boards = [
  { name: 'Tabulus', plan: tabulus, ground: tabulusGround, seats: [2, 3, 4], broken: [] },
  ...games.flatMap(({ game, grounds, ...board }) =>
    (['wide', 'narrow'] as const).map((size) => ({
      ...board,
      name: `${game}, ${size}`,
      ground: grounds[size],
    })),
  ),
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
        expect(
          Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height),
        ).toBeGreaterThanOrEqual(0)
        for (const other of boxes.slice(0, i)) {
          if (box === ground.plaques && other === ground.tray) continue
          const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
          const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
          // Parts of a box touch, but for rounding.
          expect(Math.min(across, down)).toBeLessThan(1e-6)
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
