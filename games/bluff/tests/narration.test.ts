// Narration and sound.
import { expect, test } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { describe, notation, proposal } from '../page/narration'
import type { Effect, View } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const persons = personsAt('bluff')

const event = (effects: Effect[], view: View = position()) => ({
  n: 9,
  seat: 0,
  token: null,
  state: { ply: 9, node: 'chance' as const },
  view,
  effects,
})

/** Raven challenges Hare's bid; `lost` are the dice that each seat loses, and `out` the seats with none left. */
const challenge = (bid: string, count: number, lost: number[], out: number[] = []) =>
  event([
    { kind: 'challenged', seat: 0, bidder: 2, bid },
    { kind: 'counted', faces: [1, 3], bid: Number(bid[0]), count },
    ...lost.flatMap((count, seat): Effect[] => (count > 0 ? [{ kind: 'lost_dice', seat, count }] : [])),
    ...out.map((seat): Effect => ({ kind: 'went_out', seat })),
    { kind: 'round_ended', seat: 2, rounds: 3 },
  ])

test('a bid that is exactly right costs the others a die each', () => {
  const right = challenge('4x3', 4, [1, 1, 0])
  expect(describe(right, position(), persons)).toBe(
    'Raven does not believe four threes. That is exactly right: Raven and Fox lose one die each.',
  )
  expect(notation(right)).toBe('bluff! 4')
})

test('a bid that is too high costs its bidder, who may be out', () => {
  expect(describe(challenge('7x3', 4, [0, 0, 3], [2]), position(), persons)).toBe(
    'Raven does not believe seven threes. There are four: Hare loses three dice. Hare is out.',
  )
  expect(describe(challenge('2x1', 1, [0, 0, 1]), position(), persons)).toBe(
    'Raven does not believe two Magic Ones. There is one: Hare loses one die.',
  )
  expect(describe(challenge('1x1', 0, [0, 0, 1]), position(), persons)).toContain(
    'There are none: Hare loses one die.',
  )
})

test('what is shown with a bid is told with it', () => {
  expect(describe(event([{ kind: 'rerolled', seat: 1, bid: '3x2', count: 4 }]), position(), persons)).toBe(
    'Fox bids three twos, shows 2, and has rolled the others again.',
  )
})

test('what could be done is said without a board', () => {
  expect(['3x1', '1x6', 'challenge', 'show:25', 'hold'].map(proposal)).toEqual([
    'three Magic Ones',
    'one six',
    'Bluff!',
    'Show 2 and 5',
    'Keep all hidden',
  ])
})

const soundOf = (...effects: Effect[]) => sound(event(effects))
const awaits: Effect = { kind: 'awaits', seat: 1, stage: 'bid' }

test('dice are heard under every cup, including the cups of others', () => {
  expect(soundOf({ kind: 'rolled', seat: 0, count: 2, dice: [1, 3] }, awaits)).toBe('dice')
  expect(soundOf({ kind: 'rolled', seat: 1, count: 5 }, awaits)).toBe('dice')
  expect(soundOf({ kind: 'rerolled', seat: 1, bid: '4x3', count: 2 }, awaits)).toBe('dice')
})

test('bids and shown dice sound like wood, and a challenge like a knock on the table', () => {
  expect(soundOf({ kind: 'bid', seat: 0, bid: '4x3' }, awaits)).toBe('wood')
  expect(soundOf({ kind: 'showed', seat: 0, dice: [1, 3] }, awaits)).toBe('wood')
  expect(soundOf({ kind: 'challenged', seat: 1, bidder: 0, bid: '4x3' })).toBe('knock')
})

test('dice that stay hidden make no sound', () => {
  expect(soundOf({ kind: 'held', seat: 0, bid: '4x3' }, awaits)).toBeNull()
})
