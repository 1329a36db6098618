// A game replayed as a seat saw it.
import { expect, test } from 'vitest'
import { testCore } from '../tests/engine'

const core = testCore()
const deals = ['S', 'H', 'D', 'C'].map((suit) => [...'A23456789T'].map((rank) => rank + suit).join('.'))
const duel = { game: 'duel', seats: 2, options: {} }

test('every step is an event, with the actions of the one who looks alone', async () => {
  const line = { game: 'brandubh', seats: 2, options: {}, steps: ['d2-b2', 'd3-d2'] }
  const events = await core.replay(line, 0)
  expect(events.map(({ seat, token }) => [seat, token])).toEqual([
    [null, null],
    [0, 'd2-b2'],
    [1, 'd3-d2'],
  ])
  expect(Object.keys(events[1]!.state.actions!)).toEqual([])
  expect(Object.keys(events[2]!.state.actions!)).toEqual(['0'])
})

test('what others chose in secret is not seen before all have', async () => {
  const hands = [deals.slice(0, 2).join('.'), deals.slice(2).join('.')]
  const events = await core.replay({ ...duel, steps: [...hands, '1:K', '0:J'] }, 0)
  expect(events.map(({ token }) => token).slice(-2)).toEqual([null, 'J'])
  expect((events.at(-1)!.view as { forms: string[] }).forms).toEqual(['J', 'K'])
})

test('at a step that is not legal it stops', async () => {
  const line = { game: 'brandubh', seats: 2, options: {}, steps: ['d2-b2', 'd2-b2', 'd3-d2'] }
  expect(await core.replay(line, 0)).toHaveLength(2)
})
