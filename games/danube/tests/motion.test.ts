import { describe, expect, it } from 'vitest'
import { NARROW, WIDE } from '../page/layout'
import { berthed, harboured, motions } from '../page/motion'
import { readStep, type DanubeView } from '../page/position'

const position = (boats: [number[], number[]], home: [number, number] = [0, 0]): DanubeView => ({
  boats,
  home,
  turn: 0,
  throw: 6,
  left: 6,
  held: [],
  end: null,
})
const start = (frames: Keyframe[]) => frames[0]!.transform
const end = (frames: Keyframe[]) => frames[frames.length - 1]!.transform

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('motions on the %s board', (_, layout) => {
  const step = (before: DanubeView, after: DanubeView, token: string, carried = false) =>
    motions(layout, readStep(before, after, 0, token)!, after.home[0], carried)

  it('a boat goes from where it was to where it is', () => {
    const [only, ...others] = step(position([[12], []]), position([[15], []]), '12+3')
    expect(others).toEqual([])
    expect(only).toMatchObject({ seat: 0, square: 15, duration: 300 })
    expect(start(only!.frames)).toBe(berthed(layout, 12))
    expect(end(only!.frames)).toBe(berthed(layout, 15))
  })
  it('two boats that change places pass each other', () => {
    const [mine, yours] = step(position([[12], [15]]), position([[15], [12]]), '12+3')
    expect(yours).toMatchObject({ seat: 1, square: 12 })
    expect(start(yours!.frames)).toBe(berthed(layout, 15))
    expect(end(yours!.frames)).toBe(berthed(layout, 12))
    const middle = Math.floor(mine!.frames.length / 2)
    expect(mine!.frames[middle]!.transform).not.toBe(yours!.frames[middle]!.transform)
  })
  it('the rapids carry a boat on to where it is put, in a second motion', () => {
    const [down, on, ...others] = step(position([[27], []]), position([[19], []]), '27+3')
    expect(others).toEqual([])
    expect(down).toMatchObject({ square: 19, duration: 300, delay: 0 })
    expect(on).toMatchObject({ square: 19, duration: 300, delay: 300 })
    expect(end(down!.frames)).toBe(berthed(layout, 30))
    expect(end(on!.frames)).toBe(berthed(layout, 19))
  })
  it('a boat that comes home goes through 36, and then into the harbour', () => {
    const [down, home] = step(position([[33], []], [1, 0]), position([[], []], [2, 0]), '33+3')
    expect([down!.square, home!.square]).toEqual([null, null])
    expect(end(down!.frames)).toBe(berthed(layout, 36))
    expect(home).toMatchObject({ duration: 300, delay: 300 })
    expect(end(home!.frames)).toBe(harboured(layout, 0, 1))
  })
  it('a boat that a hand has put there does not go there again', () => {
    expect(step(position([[12], []]), position([[15], []]), '12+3', true)).toEqual([])
    expect(step(position([[12], [15]]), position([[15], [12]]), '12+3', true)).toHaveLength(1)
    const carried = step(position([[27], []]), position([[19], []]), '27+3', true)
    expect(carried).toHaveLength(1)
    expect(carried[0]).toMatchObject({ duration: 300, delay: 0 })
    expect(end(carried[0]!.frames)).toBe(berthed(layout, 19))
  })
})
