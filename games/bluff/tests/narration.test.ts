// What is said of challenges, and of who is out.
import { expect, test } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import type { Round, View } from '../page/schema'
import { describe } from '../page/narration'
import { position } from './positions'

const state = { ply: 9, node: 'chance' as const }
const round = (change: Partial<Round>): Round => ({
  bid: '4x3',
  bidder: 2,
  challenger: 0,
  count: 4,
  hidden: [
    [1, 3, 3, 6],
    [2, 4, 5, 6],
    [3, 5, 5],
  ],
  shown: [[], [2], []],
  lost: [1, 1, 0],
  ...change,
})
const told = (last: Round, before: View = position()) => {
  const event: GameEvent<View> = { n: 9, seat: 0, token: 'challenge', state, view: position({ last }) }
  return describe(event, before)
}

test('a bid that is exactly right costs the others a die each', () => {
  expect(told(round({}))).toBe(
    'Raven does not believe four threes. That is exactly right: Raven and Fox lose one die each.',
  )
})

test('a bid that is too high costs its bidder, who may be out', () => {
  expect(told(round({ bid: '7x3', lost: [0, 0, 3] }))).toBe(
    'Raven does not believe seven threes. There are four: Hare loses three dice. Hare is out.',
  )
  expect(told(round({ bid: '2x1', count: 1, lost: [0, 0, 1] }))).toBe(
    'Raven does not believe two Magic Ones. There is one: Hare loses one die.',
  )
  expect(told(round({ bid: '1x1', count: 0, lost: [0, 0, 1] }))).toContain(
    'There are none: Hare loses one die.',
  )
})

test('what is shown with a bid is told with it', () => {
  const before = position({ stage: 'reroll', turn: 1, bids: [{ seat: 1, bid: '3x2', rolled_again: true }] })
  const event: GameEvent<View> = { n: 4, seat: null, token: null, state, view: position() }
  expect(describe(event, before)).toBe('Fox bids three twos, shows 2, and has rolled the others again.')
})
