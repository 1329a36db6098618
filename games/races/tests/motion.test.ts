// How events are seen to happen: what moves, from where to where, and how long.
import { expect, test } from 'vitest'
import { ground } from '../../tabulus/page/background'
import { viewToShow } from '../page/hand_end'
import { motions, type Motion } from '../page/motion'
import { standsOf, transform } from '../page/marker_places'
import { after, randomGame, type Happened } from './test_game'

const seen = ({ event, before }: Happened, carried: { x: number; y: number } | null = null): Motion[] =>
  motions(ground, event.effects, before, event.view, carried, 'the tray', 'the stock')
const first = (motion: Motion) => motion.frames[0]!.transform
const last = (motion: Motion) => motion.frames.at(-1)!.transform

test('a drawn tile comes from the stock and is turned over', () => {
  const [drawn, ...rest] = seen(after('63 51'))
  expect(drawn).toMatchObject({ what: 'drawn', delay: 0 })
  expect([first(drawn!), last(drawn!)]).toEqual(['the stock', 'the tray'])
  expect(rest).toEqual([])
})

test('before the first tile of a hand all tiles are laid out along the way, and the markers put at Start', () => {
  const [drawn, ...rest] = seen(after('64'))
  expect(drawn!.what).toBe('drawn')
  const tiles = rest.filter(({ what }) => what.startsWith('tile'))
  expect(tiles.map(({ what }) => what)).toEqual(Array.from({ length: 23 }, (_, i) => `tile-${2 * i + 1}`))
  expect(tiles.map(({ delay }) => delay)).toEqual(tiles.map(({ delay }) => delay).sort((a, b) => a - b))
  expect(rest.slice(tiles.length).map(({ what }) => what)).toHaveLength(8)
})

test('when a hand is over what counts is counted one after the other, and then the points grow', () => {
  const game = randomGame('tabulus', 2, 7, { target: 9 })
  const { event, before } = game.find(({ event }) => event.effects.some(({ kind }) => kind === 'hand_begun'))!
  const last = viewToShow(event.view, before, event.effects)
  const list = motions(ground, event.effects, before, last, null, 'the tray', 'the stock')
  const counted = list.filter(({ what }) => what.startsWith('counted'))
  const walk = list.find(({ what }) => what.startsWith('marker'))!
  expect(counted.length).toBeGreaterThan(0)
  expect(counted[0]!.delay).toBe(walk.delay + walk.duration)
  expect(list.at(-1)!.what).toMatch(/^score-/)
  expect(list.at(-1)!.delay).toBeGreaterThan(counted.at(-1)!.delay)
})

test('a marker walks over each position of its way', () => {
  const happened = after('64 4:s-4')
  const [walk, ...rest] = seen(happened)
  expect(rest).toEqual([])
  expect(walk).toMatchObject({ what: 'marker-0-0', delay: 0 })
  expect(walk!.frames).toHaveLength(5)
  expect(first(walk!)).toBe(transform(standsOf(ground, happened.before).get('marker-0-0')!))
  expect(last(walk!)).toBe(transform(standsOf(ground, happened.event.view).get('marker-0-0')!))
})

test('a action that waits for a tile moves nothing yet', () => {
  expect(seen(after('64 6:s-24~5'))).toEqual([])
})

test('a tile is turned first, and then the marker goes on through the gate', () => {
  const [tile, walk] = seen(after('64 6:s-24~5 3-1'))
  expect(tile).toMatchObject({ what: 'tile-5', delay: 0 })
  expect(walk).toMatchObject({ what: 'marker-0-0', delay: tile!.duration })
})

test('a gate that does not open sends the marker back from there', () => {
  const happened = after('64 6:s-24~5 6-1')
  const [tile, walk, back, ...rest] = seen(happened)
  expect(rest).toEqual([])
  expect(walk).toMatchObject({ what: 'marker-0-0', delay: tile!.duration })
  expect(back).toMatchObject({ what: 'marker-0-0', delay: walk!.delay + walk!.duration })
  expect(first(back!)).toBe(last(walk!))
  expect(last(back!)).toBe(transform(standsOf(ground, happened.event.view).get('marker-0-0')!))
})

test('a marker that is bumped goes when the other one comes', () => {
  const happened = after('64 4:s-4 6:s-6 64 4:s-4x0 3-2')
  const [tile, walk, bumped] = seen(happened)
  expect(tile!.what).toBe('tile-3')
  expect(walk!.what).toBe('marker-1-0')
  expect(bumped!.what).toBe('marker-0-0')
  expect(bumped!.delay).toBeGreaterThan(walk!.delay)
  expect(last(bumped!)).toBe(transform(standsOf(ground, happened.event.view).get('marker-0-0')!))
})

test('a marker that a hand has put down does not go there again', () => {
  const [walk] = seen(after('64 4:s-4'), { x: 300, y: 50 })
  expect(walk!.frames).toHaveLength(2)
  expect(first(walk!)).toContain('translate(300.0px,50.0px)')
})

test('no motion takes longer than 300 ms, in whole games', () => {
  const game = [...randomGame('tabulus', 3, 7, { target: 9 })]
  const all = game.flatMap((happened) => seen(happened))
  expect(all.length).toBeGreaterThan(200)
  for (const { duration, delay } of all) {
    expect(duration).toBeLessThanOrEqual(300)
    expect(delay).toBeGreaterThanOrEqual(0)
  }
})
