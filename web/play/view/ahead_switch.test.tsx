// Moves that are played automatically: those chosen ahead, for as long as their switch holds, and forced ones unless the reader has
// switched that off.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { useState } from 'preact/hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calledAt, type Ahead, type Chosen } from '@nemeton/board/ahead'
import type { GameEvent } from '@nemeton/board/game'
import AheadSwitch from './ahead_switch'
import { playsForced, setPlaysForced, useForced } from './forced_actions'

const root = document.createElement('div')
const played: string[] = []
let chosen: string | null

/** A piece, by its name, goes on; an event names what it is called then, and "home" is the end of it. */
const means: Ahead<unknown> = {
  proposed: () => 'a',
  after: (_, { token }) => (token === 'home' ? null : token),
  action: (piece, _, actions) => actions.find((action) => action.startsWith(piece)) ?? null,
  say: { offer: (piece) => `Let ${piece} go on`, stopped: (piece) => `${piece} cannot` },
}
const event = (n: number, token: string | null): GameEvent => ({
  ...{ n, seat: n === 0 ? null : 0, token, view: null, effects: [] },
  state: { ply: n, node: 'decision' },
})
const start = [event(0, null)]

/** A table's view, in which something can be chosen ahead. */
function View({ events, actions }: { events: GameEvent[]; actions: string[] }) {
  const at = events.length - 1
  const [kept, keep] = useState<Chosen | null>(null)
  chosen = calledAt(means, kept, events, at, 0)
  return (
    <AheadSwitch
      {...{ means, events, at, actions, chosen }}
      seat={0}
      since={kept?.at ?? 0}
      onChoose={(choice) => keep(choice === null ? null : { choice, at })}
      onPlay={(token, now) => played.push(now ? `${token} now` : token)}
    />
  )
}
const show = (events: GameEvent[], actions: string[]) =>
  act(() => render(<View {...{ events, actions }} />, root))
const button = () => root.querySelector('button')!
const press = () => act(() => button().click())
const said = () => root.querySelector('[role=status]')!.textContent

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  played.length = 0
  chosen = null
})
afterEach(async () => {
  await act(() => render(null, root))
  vi.useRealTimers()
})

test('what is chosen while others act is played when it can be, after what led to it was seen', async () => {
  await show(start, [])
  await press()
  expect(button().getAttribute('aria-pressed')).toBe('true')
  await show(start, ['b1', 'a2'])
  vi.advanceTimersByTime(200)
  expect(played).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['a2'])
})

test('it goes on under the name that an event gives it', async () => {
  await show(start, [])
  await press()
  await show([...start, event(1, 'c')], [])
  expect([chosen, button().textContent]).toEqual(['c', 'Let c go on'])
  await show([...start, event(1, 'c')], ['a1', 'c1'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['c1'])
})

test('what was chosen before the turn began is played without a second look', async () => {
  await show(start, [])
  await press()
  const thrown = { ...event(1, 'a'), seat: null }
  await show([...start, thrown], ['a1', 'b1'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['a1 now'])
})

test('a second press takes it back, before it is played too', async () => {
  await show(start, ['a1', 'b1'])
  await press()
  await press()
  vi.advanceTimersByTime(5000)
  expect([chosen, played]).toEqual([null, []])
})

test('what cannot go on is dropped, and that is said until something is chosen again', async () => {
  await show(start, [])
  await press()
  await show(start, ['b1', 'b2'])
  expect([chosen, said()]).toEqual([null, 'a cannot'])
  await show(start, [])
  await press()
  expect(said()).toBe('')
  expect(played).toEqual([])
})

test('what is done is dropped with no word', async () => {
  await show(start, [])
  await press()
  await show([...start, event(1, 'home')], [])
  expect([chosen, said()]).toEqual([null, ''])
})

test('what happens and what can be done then may come together', async () => {
  await show(start, ['a1', 'b1'])
  await press()
  await show([...start, event(1, 'c')], ['b2', 'c2'])
  vi.advanceTimersByTime(5000)
  expect([said(), played]).toEqual(['', ['c2']])
})

test('whoever takes a move back chooses anew', async () => {
  await show([...start, event(1, 'a')], [])
  await press()
  await show(start, ['a1', 'b1'])
  vi.advanceTimersByTime(5000)
  expect([chosen, played]).toEqual([null, []])
})

test('a choice ahead waits while a forced move is played', async () => {
  await show(start, [])
  await press()
  await show(start, ['b1'])
  vi.advanceTimersByTime(5000)
  expect([chosen, played]).toEqual(['a', []])
})

// Forced moves.

function Probe({ actions }: { actions: string[] }): null {
  useForced(actions, (token) => played.push(token))
  return null
}
const force = (actions: string[]) => act(() => render(<Probe actions={actions} />, root))

test('the only legal action is played automatically, once, after the reader has seen the event before it', async () => {
  await force(['only'])
  vi.advanceTimersByTime(200)
  expect(played).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['only'])
})

test('nothing is played automatically if there is a choice, or if nobody here has to act', async () => {
  await force(['one', 'two'])
  vi.advanceTimersByTime(5000)
  await force([])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
})

test('an action that is no longer the only one is not played', async () => {
  await force(['only'])
  vi.advanceTimersByTime(200)
  await force(['one', 'two'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
})

test('forced moves can be switched off, and on again', async () => {
  expect(playsForced()).toBe(true)
  setPlaysForced(false)
  await force(['only'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  setPlaysForced(true)
  expect(playsForced()).toBe(true)
  await force(['other'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['other'])
})
