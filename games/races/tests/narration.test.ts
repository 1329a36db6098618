// What happens in a race, in words and as a sound, for what the rules core tells.
import { expect, test } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { describe, ending, notation } from '../page/narration'
import type { RaceEvent } from '../page/position'
import type { Effect, View } from '../page/schema'
import { sound } from '../page/sound'
import { summary } from '../page/summary'
import { after } from './test_game'

const persons = personsAt('tabulus')

const bump = '64 4:s-4 6:s-6 64 4:s-4x0'
const exchange = '64 10:s-10 40 4:s-4 00 swap:s-4x1'

test.each([
  // Tiles that are drawn.
  ['64', 'Ash draws 6-4.', '6-4'],
  ['63', 'Ash draws 6-3, and cannot play it.', '6-3'],
  ['66', 'Ash draws 6-6, and turns a second tile.', '6-6'],
  ['66 60', 'The second tile is 6-0: too few, nothing moves.', '6-0'],
  ['66 61', 'The second tile is 6-1: a marker goes home.', '6-1'],
  ['66 61 home:s', 'Ash goes from Start to End.', 'Start–End'],
  ['11 2:s-2 22 4:s-4 33', 'Ash draws 3-3, the third double: a marker goes to Start.', '3-3'],
  ['00 pass 00 pass 33', 'Ash draws 3-3, the third double.', '3-3'],
  // Moves, and the tiles that they wait for.
  ['64 4:s-4', 'Ash goes from Start to 4.', 'Start–4'],
  ['64 6:s-24~5', 'Ash goes from Start to 24 through gate 5; a tile is turned.', 'Start–24~5 ?'],
  ['64 6:s-24~5 3-1', '5 is 3, 6 is 1. Ash goes from Start to 24 through gate 5.', '5=3'],
  [
    '64 6:s-24~5 6-1',
    '5 is 6, 6 is 1. Ash goes from Start to 24 through gate 5, which a 6 does not open: to Start.',
    '5=6 ↷ Start',
  ],
  [bump, 'Birch goes from Start to 4, to bump Ash; a tile is turned.', 'Start–4×Ash ?'],
  [`${bump} 3-2`, '3 is 3, 4 is 2. Birch goes from Start to 4, and bumps Ash.', '4=2'],
  [
    `${bump} 3-0`,
    '3 is 3, 4 is blank. Birch goes from Start to 4, to bump Ash, but not on a blank: to Start.',
    '4=0 ↷ Start',
  ],
  // Exchanges.
  ['64 4:s-4 6:s-6 64 6:s-6 4:s-4 00 pass', 'Ash exchanges nothing.', 'No exchange'],
  [exchange, 'Ash at Start would change places with Birch at 4; a tile is turned.', 'Start⇄4 ?'],
  [`${exchange} 3-2`, '3 is 3, 4 is 2. Ash at Start changes places with Birch at 4.', '4=2'],
  [
    `${exchange} 3-0`,
    '3 is 3, 4 is blank. Ash at Start would change places with Birch at 4, but not on a blank: the most advanced marker goes to Start.',
    '4=0 ↷ Start',
  ],
])('%s is told', (tokens, sentence, short) => {
  const { event, before } = after(tokens)
  expect([describe(event, before, persons), notation(event)]).toEqual([sentence, short])
})

test('a marker that comes home is told, with the points and the next hand', () => {
  const move = { kind: 'moved', seat: 0, marker: 1, gate: null, factor: null, bumps: null } as const
  const effects: Effect[] = [
    { ...move, from: '45', to: '46', way: ['45', '46'] },
    { kind: 'came_home', seat: 0, marker: 1, from: '46' },
    { kind: 'scored', seat: 0, points: 6, scorers: [0] },
    { kind: 'hand_begun', hand: 2, stock: 56 },
    { kind: 'turn_passed', seat: 1 },
  ]
  const event = { effects, view: { points: [6, 2], partners: false } } as RaceEvent
  expect(describe(event, {} as View, persons)).toBe(
    'Ash goes from 45 to End. All its markers are home: 6 points. Ash 6, Birch 2. Hand 2 begins.',
  )
  expect(summary([event], {} as View, persons)).toBe('Ash: 45 to End, all home, 6 points, now Ash 6, Birch 2')
  expect(notation(event)).toBe('45–End')
})

test.each([
  // From Start nothing is lost.
  ['64 6:s-24~5 6-1', ''],
  ['11 2:s-2 20 2:s-2 11 2:s-2 61 7:2-27~5/6 6-1', 'Birch: 2 back to Start (the gate stays shut)'],
])('a turn in a line says what sent a marker back: %s', (tokens, line) => {
  const { event, before } = after(tokens)
  expect(summary([event], before, persons)).toBe(line)
})

test('the end of a game names the points, the most first, of partners together, and the reader as such', () => {
  const over = (points: number[], partners = false) =>
    ({ points, partners, end: { winners: [0], why: 'hand' } }) as unknown as View
  expect(ending(over([2, 6]), persons)).toBe('Points: Birch 6, Ash 2.')
  expect(ending(over([2, 6]), personsAt('tabulus', 0))).toBe('Points: Birch 6, You 2.')
  expect(ending(over([2, 6, 2, 6], true), persons)).toBe('Points: Birch + Dogwood 6, Ash + Cedar 2.')
})

test('a marker on its way back is told to go sunwise, and the list has it in short', () => {
  const moved = (from: string, to: string) =>
    ({
      effects: [{ kind: 'moved', seat: 0, from, to, way: [from, to], gate: null, factor: null, bumps: null }],
    }) as unknown as RaceEvent
  const [out, home] = [moved('28', '13r'), moved('9r', '25')]
  expect(describe(out, {} as View, persons)).toBe('Ash goes from 28 to 13 sunwise.')
  expect(summary([out, home], {} as View, persons)).toBe('Ash: 28 to 13 sunwise, 9 sunwise to 25')
  expect(notation(out)).toBe('28–13r')
})

test.each([
  ['64', 'stone'],
  ['64 4:s-4', 'wood'],
  ['64 6:s-24~5 3-1', 'stone'],
  ['64 6:s-24~5 6-1', 'knock'],
  [`${bump} 3-2`, 'knock'],
  // What waits for a tile is silent, and so is a pass.
  ['64 6:s-24~5', null],
  ['64 4:s-4 6:s-6 64 6:s-6 4:s-4 00 pass', null],
])('%s sounds like %s', (tokens, expected) => expect(sound(after(tokens).event)).toBe(expected))
