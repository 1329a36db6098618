// What stands on the clocks, and how it is written.
import { type TimeControl, isTimeControl } from '../../shared/games/time_control'
import { expect, test } from 'vitest'
import type { GameEvent, Seat } from '@nemeton/board/game'
import { timeLeftAfter, timeLeft, timeToNextChange, clockText } from './clock'

const unit = { days: 'd', hours: 'h', point: '.' }
const minute = 60_000

test.each([
  [3 * 1440 * minute, '3d 0h'],
  [29 * 60 * minute, '1d 5h'],
  [23 * 60 * minute + 59 * minute + 59_000, '23:59:59'],
  [60 * minute, '1:00:00'],
  [10 * minute, '10:00'],
  [9 * minute + 41_000, '9:41'],
  [11_000, '0:11'],
  [10_000, '10.0'],
  [8_350, '8.4'],
  [1, '0.1'],
  [0, '0.0'],
])('%d ms are written %s', (ms, text) => expect(clockText(ms, unit)).toBe(text))

test('whole seconds are written until the next one is reached, and tenths in the last ten', () => {
  expect(clockText(59_001, unit)).toBe('1:00')
  expect(clockText(59_000, unit)).toBe('0:59')
  expect(clockText(10_001, unit)).toBe('0:11')
  expect(clockText(9_999, unit)).toBe('10.0')
  expect(clockText(9_900, unit)).toBe('9.9')
})

test('a clock is looked at again when it reads differently, and not before', () => {
  for (const ms of [4 * 1440 * minute - 1, 600_000, 59_001, 12_345, 10_001, 9_999, 8_350, 150]) {
    const next = ms - timeToNextChange(ms)
    expect(next).toBeLessThan(ms)
    expect(clockText(next + 1, unit), `just before ${next}`).toBe(clockText(ms, unit))
  }
  expect(timeToNextChange(9_900)).toBe(100)
  expect(timeToNextChange(59_000)).toBe(1000)
})

test('a clock that runs goes down to nothing, one that stands does not, and a bot has none', () => {
  const clocks = { left: [60_000, 30_000, null], running: [0], since: 1000 }
  expect(timeLeft(clocks, 0, 11_000)).toBe(50_000)
  expect(timeLeft(clocks, 0, 900_000)).toBe(0)
  expect(timeLeft(clocks, 1, 11_000)).toBe(30_000)
  expect(timeLeft(clocks, 2, 11_000)).toBeNull()
})

const event = (n: number, seat: Seat | null, more: Partial<GameEvent> = {}) =>
  ({ n, seat, token: 'x', state: { ply: n, node: 'decision' }, view: {}, ...more }) as GameEvent
const game: TimeControl = { kind: 'game', seconds: 600, increment: 5 }

test('what stood on a clock before follows from what the moves used', () => {
  const events = [
    event(0, null),
    event(1, 0),
    event(2, 1, { used: 20_000 }),
    event(3, null),
    event(4, 0, { used: 1_500 }),
  ]
  expect([0, 1, 2, 3, 4].map((at) => timeLeftAfter(game, events, at, 1))).toEqual([
    600_000, 600_000, 585_000, 585_000, 585_000,
  ])
  // The first move was made before the clocks ran: it used nothing and earned nothing.
  expect(timeLeftAfter(game, events, 3, 0)).toBe(600_000)
  expect(timeLeftAfter(game, events, 4, 0)).toBe(603_500)
})

test('the time for a move is there anew each time, and gone when it was up', () => {
  const control: TimeControl = { kind: 'correspondence', days: 3 }
  const events = [event(0, null), event(1, 0, { used: 4_000_000 }), event(2, 1, { timed_out: true })]
  expect(timeLeftAfter(control, events, 1, 0)).toBe(3 * 86_400_000)
  expect(timeLeftAfter(control, events, 2, 0)).toBe(3 * 86_400_000)
  expect(timeLeftAfter(control, events, 2, 1)).toBe(0)
})

test('a time control in a record is one of the three, with its times', () => {
  expect(isTimeControl(game)).toBe(true)
  expect(isTimeControl({ kind: 'move', seconds: 60 })).toBe(true)
  expect(isTimeControl({ kind: 'correspondence', days: 3 })).toBe(true)
  for (const wrong of [undefined, null, 5, 'game', {}, { kind: 'game', seconds: 600 }, { kind: 'toString' }])
    expect(isTimeControl(wrong), JSON.stringify(wrong)).toBe(false)
})
