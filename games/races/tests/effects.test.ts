// What an event did, in positions that seldom come up.
import { expect, test } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import { readHappening } from '../page/effects'
import type { RaceView } from '../page/position'
import { planOf } from './test_game'
import { narrationOf } from '../page/narration'

const plan = planOf('tabulus')
const shown = Array.from({ length: 46 }, () => null)

/** Ash has drawn 6-4. */
const position = (change: Partial<RaceView>): RaceView => ({
  ...{ hand: 1, target: 0, partners: false, mixed_entry: false, turn: 0, stage: 'move', tile: [6, 4] },
  ...{ left: [6, 4], moved: null, doubles: 0, pending: null, turning: null, shown, tested: [false, false] },
  markers: [
    ['20', '36', 's', 's'],
    ['26', 's', 's', 's'],
  ],
  ...{ stock: 40, points: [0, 0], end: null },
  ...change,
})
const event = (token: string, seat: number | null, view: RaceView): GameEvent<RaceView> => ({
  ...{ n: 9, seat, token, view },
  state: { ply: 9, node: 'chance' },
})
const next: Partial<RaceView> = { turn: 1, stage: 'draw', tile: null, left: [] }

test('a number that nobody can play after the first marker is lost', () => {
  const after = position({
    ...next,
    markers: [
      ['26', '36', 's', 's'],
      ['26', 's', 's', 's'],
    ],
  })
  const played = event('6:20-26', 0, after)
  expect(readHappening(plan, played, position({}))).toMatchObject({ marker: 0, stands: '26', lost: 4 })
  expect(narrationOf(plan).describe(played, position({}))).toBe('Ash 20 to 26; the 4 cannot be played.')
})

test('a number that is still to be played is not lost', () => {
  const after = position({
    left: [4],
    moved: 0,
    markers: [
      ['26', '36', 's', 's'],
      ['26', 's', 's', 's'],
    ],
  })
  expect(readHappening(plan, event('6:20-26', 0, after), position({})).lost).toBeNull()
})

test('of two markers on one place the one moves that has not moved with this tile', () => {
  const before = position({
    ...{ stage: 'turn', left: [], pending: '4:26-30x1', turning: 30 },
    markers: [
      ['26', '26', 's', 's'],
      ['30', 's', 's', 's'],
    ],
  })
  const after = position({
    ...next,
    markers: [
      ['26', '30', 's', 's'],
      ['s', 's', 's', 's'],
    ],
  })
  const happening = readHappening(plan, event('2-5', null, after), before)
  expect(happening).toMatchObject({ marker: 1, stands: '30', met: { seat: 1, marker: 0 }, back: null })
  expect(happening.turned).toEqual({ odd: 29, values: [2, 5] })
})

test('what the last marker brings is scored, though a new hand lies there already', () => {
  const markers = [
    ['home', '40', 'home', 'home'],
    ['26', '7', 's', 's'],
  ]
  const before = position({ markers, tested: [true, true], target: 20 })
  const fresh = [
    ['s', 's', 's', 's'],
    ['s', 's', 's', 's'],
  ]
  const after = position({ ...next, target: 20, hand: 2, markers: fresh, points: [6, 0] })
  const played = event('6:40-46', 0, after)
  expect(readHappening(plan, played, before)).toMatchObject({
    marker: 1,
    stands: 'home',
    scored: 6,
    lost: null,
  })
  expect(narrationOf(plan).describe(played, before)).toBe(
    'Ash 40 to End. All its markers are home: 6 points. Hand 2 begins.',
  )
})
