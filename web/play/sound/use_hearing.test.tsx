// Which events are heard, and when.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { useRef } from 'preact/hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent, Sound } from '@nemeton/board/game'
import { duel } from '@nemeton/tests/page'
import { usePlayhead, type Playhead } from '../view/replay/playhead'
import { soundsOf, touchOf, useHearing } from './use_hearing'

let on = true
const hear = vi.hoisted(() => vi.fn())
vi.mock('./sound', () => ({ playSound: hear, soundOn: () => on }))

const event = (n: number, change: Partial<GameEvent> = {}): GameEvent => ({
  n,
  seat: 0,
  token: 't',
  state: { ply: n, node: 'decision' },
  view: n,
  effects: [],
  ...change,
})
const silent = { ...duel, sound: () => null }

test('a game that says nothing of it: chance is dice, a choice in secret is silent, all else is wood', () => {
  expect(soundsOf(duel, event(1, { seat: null, token: '6' }), {})).toEqual(['dice'])
  expect(soundsOf(duel, event(1), {})).toEqual(['wood'])
  expect(soundsOf(duel, event(1, { token: null }), {})).toEqual([])
})

test('a game has its own sounds, or none', () => {
  const sound = (_: GameEvent, before: Sound) => before
  expect(soundsOf({ ...duel, sound }, event(1), 'coin')).toEqual(['coin'])
  expect(soundsOf(silent, event(1), {})).toEqual([])
})

test('the end of a game is heard after the move that led to it; giving up is heard as the end alone', () => {
  const state = { ply: 1, node: 'terminal' } as const
  expect(soundsOf(duel, event(1, { state }), {})).toEqual(['wood', 'end'])
  expect(soundsOf(silent, event(1, { state }), {})).toEqual(['end'])
  expect(soundsOf(duel, event(1, { state, token: null, resigned: true }), {})).toEqual(['end'])
})

test('one’s own pieces are felt, what they take, and one’s turn; nothing of what others do', () => {
  const turn = (n: number, to_act: number[], seat: number | null = 0) =>
    event(n, { seat, state: { ply: n, node: 'decision', to_act } })
  expect(touchOf(turn(1, [1]), turn(0, [0]), ['wood'], [0])).toBe('place')
  expect(touchOf(turn(1, [1]), turn(0, [0]), ['knock'], [0])).toBe('capture')
  expect(touchOf(turn(2, [0], 1), turn(1, [1]), ['wood'], [0])).toBe('turn')
  expect(touchOf(turn(2, [2], 1), turn(1, [1]), ['knock'], [0])).toBe(null)
  expect(touchOf(turn(2, [0], null), turn(1, [0]), ['dice'], [0])).toBe(null)
})

// At a table.

let root: HTMLElement
let head: Playhead
/** What moves on the board ends when it is let go. */
let land: () => void
let moving: Partial<Animation>[]

function Watch({ events }: { events: GameEvent[] }) {
  const board = useRef<HTMLDivElement>(null)
  // An event that follows is not shown before it is gone to.
  head = usePlayhead(events, () => 1e6)
  useHearing({ ...duel, sound: ({ seat }) => (seat === null ? 'sticks' : 'stone') }, events, head, board, [0])
  return <div ref={board} />
}
async function show(...events: GameEvent[]): Promise<void> {
  await act(() => render(<Watch events={[event(0), ...events]} />, root))
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(head.at).toBeGreaterThanOrEqual(Math.min(1, events.length))
  })
}
/** All that moves comes to rest, and everything that waited for it is done. */
const landing = () =>
  act(async () => {
    land()
    await new Promise((resolve) => setTimeout(resolve))
  })
const heard = () => hear.mock.calls.map(([sound]) => sound)

beforeEach(() => {
  on = true
  hear.mockClear()
  root = document.createElement('div')
  moving = []
  vi.spyOn(Element.prototype, 'getAnimations').mockImplementation(() => moving as Animation[])
  const finished = new Promise<Animation>((resolve) => (land = () => resolve({} as Animation)))
  const effect = { getComputedTiming: () => ({ endTime: 300 }) } as unknown as AnimationEffect
  moving = [{ finished, effect }]
})
afterEach(() => {
  act(() => render(null, root))
  vi.restoreAllMocks()
})

test('what is put down is heard when it has come to rest', async () => {
  await show()
  await show(event(1))
  expect(heard()).toEqual([])
  await landing()
  expect(heard()).toEqual(['stone'])
})

test('what falls is heard as it falls', async () => {
  await show()
  await show(event(1, { seat: null }))
  expect(heard()).toEqual(['sticks'])
})

test('what was there already is not heard', async () => {
  await show(event(1), event(2))
  await landing()
  expect(heard()).toEqual([])
})

test('the past is not heard, nor what was heard before', async () => {
  moving = []
  await show()
  await show(event(1))
  await act(async () => head.go(0))
  await act(async () => head.go(1))
  expect(heard()).toEqual(['stone'])
})

test('what is skipped is not heard', async () => {
  await show()
  await show(event(1), event(2), event(3))
  await act(async () => head.skip())
  await landing()
  expect(head.at).toBe(3)
  expect(heard()).toEqual([])
})

test('nothing is heard while sound is off', async () => {
  on = false
  moving = []
  await show()
  await show(event(1))
  expect(heard()).toEqual([])
})
