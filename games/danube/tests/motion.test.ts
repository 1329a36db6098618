import { describe, expect, it } from 'vitest'
import { NARROW, WIDE } from '../page/layout'
import { squareTransform, harbourTransform, motions } from '../page/motion'
import type { Effect, Seat } from '../page/schema'

const way = (kind: 'moved' | 'switched' | 'carried', seat: Seat, from: number, to: number): Effect => ({
  kind,
  seat,
  from,
  to,
})
const step = [way('moved', 0, 12, 15)]
const exchange = [way('moved', 0, 12, 15), way('switched', 1, 15, 12)]
const rapids = [way('moved', 0, 27, 30), way('carried', 0, 30, 19)]
const homecoming: Effect[] = [way('moved', 0, 33, 36), { kind: 'came_home', seat: 0 }]
const start = (frames: Keyframe[]) => frames[0]!.transform
const end = (frames: Keyframe[]) => frames[frames.length - 1]!.transform

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('motions on the %s board', (_, layout) => {
  const play = (effects: Effect[], carried = false) => motions(layout, effects, 2, carried)

  it('a boat goes from where it was to where it is', () => {
    const [only, ...others] = play(step)
    expect(others).toEqual([])
    expect(only).toMatchObject({ seat: 0, square: 15, duration: 300 })
    expect(start(only!.frames)).toBe(squareTransform(layout, 12))
    expect(end(only!.frames)).toBe(squareTransform(layout, 15))
  })
  it('two boats that change places pass each other', () => {
    const [mine, yours] = play(exchange)
    expect(yours).toMatchObject({ seat: 1, square: 12 })
    expect(start(yours!.frames)).toBe(squareTransform(layout, 15))
    expect(end(yours!.frames)).toBe(squareTransform(layout, 12))
    const middle = Math.floor(mine!.frames.length / 2)
    expect(mine!.frames[middle]!.transform).not.toBe(yours!.frames[middle]!.transform)
  })
  it('the rapids carry a boat on to where it is put, in a second motion', () => {
    const [down, on, ...others] = play(rapids)
    expect(others).toEqual([])
    expect(down).toMatchObject({ square: 19, duration: 300, delay: 0 })
    expect(on).toMatchObject({ square: 19, duration: 300, delay: 300 })
    expect(end(down!.frames)).toBe(squareTransform(layout, 30))
    expect(end(on!.frames)).toBe(squareTransform(layout, 19))
  })
  it('a boat that comes home goes through 36, and then into the harbour', () => {
    const [down, home] = play(homecoming)
    expect([down!.square, home!.square]).toEqual([null, null])
    expect(end(down!.frames)).toBe(squareTransform(layout, 36))
    expect(home).toMatchObject({ duration: 300, delay: 300 })
    expect(end(home!.frames)).toBe(harbourTransform(layout, 0, 1))
  })
  it('a boat that a hand has put there does not go there again', () => {
    expect(play(step, true)).toEqual([])
    expect(play(exchange, true)).toHaveLength(1)
    const carried = play(rapids, true)
    expect(carried).toHaveLength(1)
    expect(carried[0]).toMatchObject({ duration: 300, delay: 0 })
    expect(end(carried[0]!.frames)).toBe(squareTransform(layout, 19))
  })
})
