// The pace at which events reach the board.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPace } from '@nemeton/board/base/pace'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import { usePlayhead, type Playhead } from './playhead'

let head: Playhead
let root: HTMLElement

function Watch({ events, linger }: { events: GameEvent[]; linger?: AnyGamePart['linger'] }) {
  head = usePlayhead(events, linger)
  return null
}
const events = (count: number) =>
  Array.from({ length: count }, (_, n): GameEvent => ({
    n,
    seat: 0,
    token: 't',
    state: { ply: n, node: 'decision' },
    view: n,
    effects: [],
  }))
const show = (count: number, linger?: AnyGamePart['linger']) =>
  act(() => render(<Watch events={events(count)} linger={linger} />, root))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  root = document.createElement('div')
})
afterEach(() => {
  act(() => render(null, root))
  vi.useRealTimers()
})

test('what is there at first is shown at once, without movement', () => {
  show(10)
  expect(head).toMatchObject({ at: 9, stepped: false, following: true })
})

test('a first new event is shown at once, as movement', () => {
  show(3)
  pass(1000)
  show(4)
  expect(head).toMatchObject({ at: 3, stepped: true, came: true })
})

test('where the reader steps to, nothing has come about', () => {
  show(4)
  act(() => head.go(2))
  act(() => head.go(3))
  expect(head).toMatchObject({ at: 3, stepped: true, came: false, following: true })
})

test('events that come together are shown one after the other', () => {
  show(1)
  pass(1000)
  show(4)
  expect(head.at).toBe(1)
  pass(350)
  expect(head.at).toBe(2)
  pass(350)
  expect(head.at).toBe(3)
})

test('choices in secret stop nobody, and what was revealed before them stays its time', () => {
  const at = (n: number, node: 'simultaneous' | 'decision', to_act: number[]): GameEvent => ({
    n,
    seat: (n + 2) % 3,
    token: null,
    state: { ply: n, node, to_act },
    view: n,
    effects: [],
  })
  const all = [
    at(0, 'decision', [0]),
    at(1, 'simultaneous', [0, 1, 2]),
    at(2, 'simultaneous', [0, 2]),
    at(3, 'simultaneous', [0]),
    at(4, 'decision', [1]),
  ]
  const linger = ({ n }: GameEvent) => (n === 1 ? 2000 : 300)
  const show = (count: number) =>
    act(() => render(<Watch events={all.slice(0, count)} linger={linger} />, root))
  show(2)
  pass(100)
  show(3)
  expect(head).toMatchObject({ at: 2, behind: false })
  pass(100)
  show(5)
  expect(head).toMatchObject({ at: 3, behind: true })
  pass(1790)
  expect(head.at).toBe(3)
  pass(20)
  expect(head).toMatchObject({ at: 4, behind: false })
})

test('a game is told what was before the event that stays', () => {
  show(1)
  pass(1000)
  const linger = vi.fn(() => 100)
  show(3, linger)
  expect(linger).toHaveBeenLastCalledWith(expect.objectContaining({ n: 1 }), 0)
})

test('an event stays as long as its game asks', () => {
  const linger = ({ n }: GameEvent) => (n === 1 ? 700 : 100)
  show(1, linger)
  pass(1000)
  show(3, linger)
  pass(600)
  expect(head.at).toBe(1)
  pass(100)
  expect(head.at).toBe(2)
})

test.each([
  ['slow', 700],
  ['fast', 175],
] as const)('at the pace “%s” an event stays %d ms', (pace, time) => {
  keepPace(pace)
  show(1)
  pass(2000)
  show(3)
  pass(time - 10)
  expect(head.at).toBe(1)
  pass(20)
  expect(head.at).toBe(2)
})

test('at the pace “none” the last of several is there at once', () => {
  keepPace('none')
  show(1)
  show(4)
  expect(head).toMatchObject({ at: 3, behind: false })
})

test('a long backlog is jumped over', () => {
  show(1)
  show(40)
  expect(head).toMatchObject({ at: 39, stepped: false })
})

test('who has stepped back is left there when something new comes', () => {
  show(5)
  act(() => head.go(2))
  show(6)
  pass(2000)
  expect(head).toMatchObject({ at: 2, following: false })
  act(() => head.go(3))
  expect(head.stepped).toBe(true)
  act(() => head.go(99))
  expect(head).toMatchObject({ at: 5, following: true, stepped: false })
})

test('what was taken back leaves the board', () => {
  show(5)
  show(3)
  expect(head).toMatchObject({ at: 2, stepped: false })
})
