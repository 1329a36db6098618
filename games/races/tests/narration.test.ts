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

/** Its sentence, and its entry in the list of moves. */
function narrated(tokens: string): [string, string] {
  const { event, before } = after(tokens)
  return [describe(event, before, persons), notation(event)]
}

test('a tile that is drawn is told, and whether it can be played', () => {
  expect(narrated('64')).toEqual(['Ash draws 6-4.', '6-4'])
  expect(narrated('63')).toEqual(['Ash draws 6-3, and cannot play it.', '6-3'])
  expect(narrated('66')).toEqual(['Ash draws 6-6, and turns a second tile.', '6-6'])
  expect(narrated('66 60')).toEqual(['The second tile is 6-0: too few, nothing moves.', '6-0'])
  expect(narrated('66 61')).toEqual(['The second tile is 6-1: a marker goes home.', '6-1'])
  expect(narrated('66 61 home:s')).toEqual(['Ash goes from Start to End.', 'Start–End'])
  expect(narrated('11 2:s-2 22 4:s-4 33')[0]).toBe('Ash draws 3-3, the third double: a marker goes to Start.')
  expect(narrated('00 pass 00 pass 33')[0]).toBe('Ash draws 3-3, the third double.')
})

test('a move is told with its gate, and what the tile there shows', () => {
  expect(narrated('64 4:s-4')).toEqual(['Ash goes from Start to 4.', 'Start–4'])
  expect(narrated('64 6:s-24~5')).toEqual([
    'Ash goes from Start to 24 through gate 5; a tile is turned.',
    'Start–24~5 ?',
  ])
  expect(narrated('64 6:s-24~5 3-1')).toEqual([
    '5 is 3, 6 is 1. Ash goes from Start to 24 through gate 5.',
    '5=3',
  ])
  expect(narrated('64 6:s-24~5 6-1')).toEqual([
    '5 is 6, 6 is 1. Ash goes from Start to 24 through gate 5, which a 6 does not open: to Start.',
    '5=6 ↷ Start',
  ])
})

test('a bump is told, and the blank that it fails on', () => {
  const before = '64 4:s-4 6:s-6 64 4:s-4x0'
  expect(narrated(before)).toEqual([
    'Birch goes from Start to 4, to bump Ash; a tile is turned.',
    'Start–4×Ash ?',
  ])
  expect(narrated(`${before} 3-2`)).toEqual([
    '3 is 3, 4 is 2. Birch goes from Start to 4, and bumps Ash.',
    '4=2',
  ])
  expect(narrated(`${before} 3-0`)).toEqual([
    '3 is 3, 4 is blank. Birch goes from Start to 4, to bump Ash, but not on a blank: to Start.',
    '4=0 ↷ Start',
  ])
})

test('an exchange is told, left, or fails on a blank', () => {
  const before = '64 4:s-4 6:s-6 64 6:s-6 4:s-4 00'
  expect(narrated(`${before} pass`)).toEqual(['Ash exchanges nothing.', 'No exchange'])
  const exchange = '64 10:s-10 40 4:s-4 00 swap:s-4x1'
  expect(narrated(exchange)).toEqual([
    'Ash at Start would change places with Birch at 4; a tile is turned.',
    'Start⇄4 ?',
  ])
  expect(narrated(`${exchange} 3-2`)).toEqual([
    '3 is 3, 4 is 2. Ash at Start changes places with Birch at 4.',
    '4=2',
  ])
  expect(narrated(`${exchange} 3-0`)).toEqual([
    '3 is 3, 4 is blank. Ash at Start would change places with Birch at 4, but not on a blank: the most advanced marker goes to Start.',
    '4=0 ↷ Start',
  ])
})

test('a marker that comes home is told, with the points and the next hand', () => {
  const effects: Effect[] = [
    {
      ...{ kind: 'moved', seat: 0, marker: 1, from: '45', to: '46', gate: null, factor: null, bumps: null },
      way: ['45', '46'],
    },
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

test('a turn in a line says what sent a marker back', () => {
  const line = (tokens: string) => {
    const { event, before } = after(tokens)
    return summary([event], before, persons)
  }
  // From Start nothing is lost.
  expect(line('64 6:s-24~5 6-1')).toBe('')
  const entered = '11 2:s-2 20 2:s-2'
  expect(line(`${entered} 11 2:s-2 61 7:2-27~5/6 6-1`)).toBe('Birch: 2 back to Start (the gate stays shut)')
})

test('the end of a game names the points, the most first, of partners together, and the reader as such', () => {
  const over = (points: number[], partners = false) =>
    ({ points, partners, end: { winners: [0], why: 'hand' } }) as unknown as View
  expect(ending(over([2, 6]), persons)).toBe('Points: Birch 6, Ash 2.')
  expect(ending(over([2, 6]), personsAt('tabulus', 0))).toBe('Points: Birch 6, You 2.')
  expect(ending(over([2, 6, 2, 6], true), persons)).toBe('Points: Birch + Dogwood 6, Ash + Cedar 2.')
})

test('nothing is told of an event in which nothing happened', () => {
  const event = { effects: [] as Effect[] } as RaceEvent
  expect([describe(event, {} as View, persons), notation(event)]).toEqual(['', ''])
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

const soundAfter = (tokens: string) => sound(after(tokens).event)

test('tiles that are drawn and turned sound like stone, and a move like wood', () => {
  expect(soundAfter('64')).toBe('stone')
  expect(soundAfter('64 4:s-4')).toBe('wood')
  expect(soundAfter('64 6:s-24~5 3-1')).toBe('stone')
})

test('a marker that is sent back knocks', () => {
  expect(soundAfter('64 6:s-24~5 6-1')).toBe('knock')
  expect(soundAfter('64 4:s-4 6:s-6 64 4:s-4x0 3-2')).toBe('knock')
})

test('a move that waits for a tile is silent, and so is a pass', () => {
  expect(soundAfter('64 6:s-24~5')).toBeNull()
  expect(soundAfter('64 4:s-4 6:s-6 64 6:s-6 4:s-4 00 pass')).toBeNull()
})
