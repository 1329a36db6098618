// Narration and sound.
import { expect, it } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import type { DanubeEvent } from '../page/position'
import { describe, ending, notation } from '../page/narration'
import type { Effect, Seat, View } from '../page/schema'
import { sound } from '../page/sound'

const persons = personsAt('danube')

const base: View = { boats: [[], []], home: [0, 0], turn: 0, throw: null, left: 0, held: [], end: null }

function happened(effects: Effect[], after: Partial<View> = {}): DanubeEvent {
  const state = { ply: 1, node: 'decision' as const }
  return { n: 1, seat: 0, token: '', state, view: { ...base, ...after }, effects }
}
const thrown = (seat: Seat, value: 1 | 2 | 3 | 4 | 6): Effect => ({
  ...{ kind: 'thrown', seat, value },
  again: value !== 2 && value !== 3,
})
const way = (kind: 'moved' | 'switched' | 'carried', seat: Seat, from: number, to: number): Effect => ({
  ...{ kind, seat, from, to },
})
const step = way('moved', 0, 12, 15)
const exchange = [step, way('switched', 1, 15, 12)]
const homecoming: Effect[] = [way('moved', 1, 34, 36), { kind: 'came_home', seat: 1 }]
const end = { winner: 1, why: 'home' } as const

it.each<[text: string, short: string, effects: Effect[], after?: Partial<View>]>([
  ['Silver throws 4, and will throw again.', 'throw 4', [thrown(0, 4)]],
  ['Copper throws 3.', 'throw 3', [thrown(1, 3)]],
  ['Silver throws 6; no boat can move.', 'throw 6', [thrown(0, 6), { kind: 'no_way', seat: 0 }]],
  [
    'Silver throws 1; no way forward, so a boat must go back.',
    'throw 1',
    [thrown(0, 1), { kind: 'must_go_back', seat: 0 }],
  ],
  ['Silver’s boat goes from 12 to 15.', '12–15', [step, { kind: 'turn_passed', seat: 1 }]],
  ['Silver’s boat goes from 12 to 15, changes places with Copper’s boat.', '12⇄15', exchange],
  [
    'Silver’s boat goes from 28 to 30; the rapids carry it back to 10.',
    '28–30↷10',
    [way('moved', 0, 28, 30), way('carried', 0, 30, 10)],
  ],
  [
    'Silver’s boat goes from 26 to 28, short of the mooring on 29, changes places with Copper’s boat; one step lost.',
    '26⇄28|',
    [
      way('moved', 0, 26, 28),
      { kind: 'stopped', seat: 0, at: 28, before: 29 },
      way('switched', 1, 28, 26),
      { kind: 'pips_lost', seat: 0, pips: 1 },
    ],
  ],
  [
    'Copper’s boat goes from 34 to the sea, two home.',
    '34–sea',
    homecoming,
    { boats: [[1], [20, 21, 22]], home: [0, 2] },
  ],
  [
    'Copper’s boat goes from 34 to the sea: all five boats are home.',
    '34–sea',
    [...homecoming, { kind: 'ended', ...end }],
    { boats: [[1], []], home: [0, 5], end },
  ],
  ['Copper’s boat goes back from 20 to 16.', '20–16', [way('moved', 1, 20, 16)]],
  [
    'Silver’s boat goes from 12 to 15. Copper must begin with 9 to 10.',
    '12–15',
    [step, { kind: 'turn_passed', seat: 1 }, { kind: 'must_open', seat: 1 }],
  ],
])('%s', (text, short, effects, after) => {
  const event = happened(effects, after)
  expect(describe(event, base, persons)).toBe(text)
  expect(notation(event)).toBe(short)
})

it('tells how it ended, and by the limit who was ahead there', () => {
  const limit = { winner: null, why: 'ply_limit' as const }
  const why = 'The limit of moves is reached: nobody wins.'
  const ended = (...boats: View['boats']) => ending({ ...base, boats, end: limit })
  expect(ending(base)).toBe('')
  expect(ending({ ...base, end })).toBe('All boats are home.')
  expect(ended([30], [35])).toBe(`${why} Copper was five steps nearer to the sea.`)
  expect(ended([20, 34], [1])).toBe(`${why} Silver was 17 steps nearer to the sea.`)
  expect(ended([35], [35])).toBe(`${why} Both were as near to the sea.`)
})

it('a throw sounds like sticks, a step like wood, and two boats that change places knock together', () => {
  const sounds = [[thrown(0, 3)], [step], exchange].map((effects) => sound(happened(effects)))
  expect(sounds).toEqual(['sticks', 'wood', 'knock'])
})
