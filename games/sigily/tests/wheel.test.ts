import { expect, it } from 'vitest'
import type { Point } from '@nemeton/board/art/line'
import { campPlace } from '../page/choice'
import { discOf } from '../page/background'
import { deep, gates, isGate, ring, sigils } from '../page/position'
import {
  campAngle,
  campOf,
  half,
  neighbour,
  placeOf,
  slotOf,
  wayInDeep,
  wayOnRing,
  type Arrow,
} from '../page/wheel'

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const camps = [0, 1, 2, 3]
const places = new Map<string, Point>([
  ...sigils.map((sigil): [string, Point] => [sigil, placeOf(sigil)]),
  ...camps.map((seat): [string, Point] => [campPlace(seat), campOf(seat)]),
])

it('the sigils of the ring lie evenly, the gates in the corners', () => {
  const gaps = ring.map((sigil, i) => apart(placeOf(sigil), placeOf(ring[(i + 1) % 24]!)))
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(10)
  for (const gate of gates.map(String)) {
    expect(Math.abs(placeOf(gate).x)).toBeCloseTo(Math.abs(placeOf(gate).y))
    expect(placeOf(gate).x ** 2).toBeGreaterThan(0.55 * half ** 2)
  }
})

it('the provinces lie as they do in Ireland', () => {
  const [connaught, ulster, leinster, munster] = camps.map(campOf)
  expect(connaught!.x).toBeLessThan(-200)
  expect(leinster!.x).toBeGreaterThan(200)
  expect(ulster!.y).toBeLessThan(-200)
  expect(munster!.y).toBeGreaterThan(200)
  expect(camps.map(campAngle).sort((a, b) => a - b)).toEqual([90, 180, 270, 360])
})

it('every sigil can be tapped on a phone that is 390 px wide, and none covers another', () => {
  const scale = 374 / (2 * half)
  for (const sigil of sigils) {
    expect(2 * (discOf(sigil) + 10) * scale).toBeGreaterThanOrEqual(44)
    for (const other of sigils) {
      if (other !== sigil)
        expect(apart(placeOf(sigil), placeOf(other))).toBeGreaterThan(discOf(sigil) + discOf(other))
    }
  }
})

it('every chariot of a camp has a place of its own, clear of the sigils', () => {
  for (const seat of camps) {
    const slots = [0, 1, 2, 3].map((number) => slotOf(seat, number, 4))
    slots.forEach((slot, i) => {
      for (const other of slots.slice(i + 1)) expect(apart(slot, other)).toBeGreaterThan(54)
      for (const sigil of sigils) expect(apart(slot, placeOf(sigil))).toBeGreaterThan(discOf(sigil) + 27)
    })
  }
})

it('the arrow keys lead from any place to any other', () => {
  const arrows: Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
  for (const start of places.keys()) {
    const reached = new Set([start])
    for (const here of reached) {
      for (const arrow of arrows) {
        const next = neighbour(places.get(here)!, arrow, places)
        if (next !== null) reached.add(next)
      }
    }
    expect(reached.size).toBe(places.size)
  }
})

it('an arrow key leads where it points', () => {
  expect(neighbour(placeOf('21'), 'ArrowRight', places)).toBe('22')
  expect(neighbour(placeOf('21'), 'ArrowDown', places)).toBe(campPlace(1))
  expect(neighbour(placeOf('c'), 'ArrowUp', places)).toBe(campPlace(1))
  expect(neighbour(placeOf('3'), 'ArrowLeft', places)).toBe(campPlace(2))
  expect(neighbour(placeOf('3'), 'ArrowRight', places)).toBeNull()
})

it('a way along the ring goes sunwise past Samhain, or against the sun', () => {
  expect(wayOnRing('22', '1')).toEqual(['22', '23', '0', '1'])
  expect(wayOnRing('1', '23', false)).toEqual(['1', '0', '23'])
})

it('a way through the deep goes in by one arm and out by another', () => {
  expect(wayInDeep('6', '6b', 6, null)).toEqual(['6', '6a', '6b'])
  expect(wayInDeep('6a', '0a', 6, 0)).toEqual(['6a', '6b', 'c', '0b', '0a'])
  expect(wayInDeep('18b', '20', 6, 18)).toEqual(['18b', '18a', '18', '19', '20'])
  expect(wayInDeep('18a', '0', 6, 18).at(-1)).toBe('0')
})

it('gates and the centre have the larger discs', () => {
  for (const sigil of sigils) expect(discOf(sigil) > 60).toBe(isGate(sigil) || sigil === 'c')
  expect(deep).toHaveLength(9)
})
