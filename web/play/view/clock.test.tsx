// Clocks beside the names, and phrases: shown, ticking, told aloud, said and muted.
import type { TimeControl } from '../../shared/games/time_control'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import type { Phrase } from '@nemeton/websocket'
import { phrasePause } from '../../shared/messages/chat_phrases'
import { TestRemoteTable } from '@nemeton/tests/remote_table'
import { receive, type Message } from '../table/table'
import { button, duel, press, root, show } from '@nemeton/tests/page'
import { TableView } from './table_view'

const taken = { kind: 'person', taken: true, present: true } as const
const control: TimeControl = { kind: 'game', seconds: 600, increment: 5 }

/** A table at a server that says what the test says. */
class Told extends TestRemoteTable {
  readonly said: Phrase[] = []
  constructor(time_control: TimeControl | null) {
    super()
    this.tell({
      type: 'welcome',
      game: 'duel',
      options: {},
      time_control,
      seat: 0,
      last: 0,
      seats: [taken, taken],
    })
    this.tell(event(0, null))
  }
  tell(message: Message) {
    this.change(receive(this.state, message))
  }
  override say(phrase: Phrase) {
    this.said.push(phrase)
  }
  override mute(muted: boolean) {
    this.change({ ...this.state, muted })
  }
}

const event = (n: number, seat: number | null, more: Partial<GameEvent> = {}) =>
  ({
    type: 'event',
    n,
    seat,
    token: n === 0 ? null : `move${n}`,
    state: { ply: n, node: 'decision', to_act: [n % 2], actions: {} },
    view: {},
    effects: [],
    ...more,
  }) as Message & { type: 'event' }

let table: Told
const sit = async (time: TimeControl | null = control) => {
  table = new Told(time)
  await show(<TableView table={table} game="brandubh" part={{ ...duel, hides: false }} />)
  // Clocks and phrases are loaded where there are some.
  await act(() => vi.dynamicImportSettled())
}
const tell = (message: Message) => act(() => table.tell(message))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const faces = () =>
  [...root.querySelectorAll('.seat')].map((each) => each.querySelector('.clock')?.textContent)
const aloud = () => [...root.querySelectorAll('[aria-live=polite]')].map((each) => each.textContent).join('')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the clock that runs ticks in whole seconds, the other stands', async () => {
  await sit()
  await tell({ type: 'clock', left: [600_000, 600_000], running: [0] })
  expect(faces()).toEqual(['10:00', '10:00'])
  await pass(1000)
  expect(faces()).toEqual(['9:59', '10:00'])
  expect(root.querySelectorAll('.clock.runs')).toHaveLength(1)
  await pass(58_500)
  expect(faces()).toEqual(['9:01', '10:00'])
})

test('in the last ten seconds it shows tenths, and stops at nothing', async () => {
  await sit()
  await tell({ type: 'clock', left: [10_500, 600_000], running: [0] })
  expect(faces()[0]).toBe('0:11')
  await pass(700)
  expect(faces()[0]).toBe('9.8')
  await pass(100)
  expect(faces()[0]).toBe('9.7')
  await pass(20_000)
  expect(faces()[0]).toBe('0.0')
  expect(vi.getTimerCount()).toBe(0)
})

test('a bot has no clock', async () => {
  await sit()
  await tell({ type: 'clock', left: [600_000, null], running: [0] })
  expect(faces()).toEqual(['10:00', undefined])
})

test('stepping back shows what stood on the clocks then', async () => {
  await sit()
  await tell(event(1, 0, { used: 20_000 }))
  await tell({ type: 'clock', left: [585_000, 600_000], running: [1] })
  await pass(400)
  await tell(event(2, 1, { used: 60_000 }))
  await tell({ type: 'clock', left: [585_000, 545_000], running: [0] })
  await pass(400)
  await press(button(words.table.back))
  expect(faces()).toEqual(['9:45', '10:00'])
  await press(button(words.table.first))
  expect(faces()).toEqual(['10:00', '10:00'])
  await press(button(words.table.last))
  expect(faces()).toEqual(['9:45', '9:05'])
})

test('who listens is told twice that one’s own time gets short', async () => {
  await sit()
  await tell({ type: 'clock', left: [90_000, 50_000], running: [0] })
  await pass(29_000)
  expect(aloud()).toBe('')
  await pass(1000)
  expect(aloud()).toBe(words.table.secondsLeft(60))
  await pass(50_000)
  expect(aloud()).toBe(words.table.secondsLeft(10))
  await tell({ type: 'clock', left: [5_000, 50_000], running: [1] })
  await pass(40_000)
  expect(aloud()).toBe('')
})

// Phrases.

test('one phrase is said at a time, and the next a while later', async () => {
  await sit(null)
  await press(button(words.table.say))
  const all = () => [...root.querySelectorAll<HTMLButtonElement>('.phrases button')]
  expect(all().map((each) => each.textContent)).toEqual(Object.values(words.phrases))
  await press(button(words.phrases.good_luck))
  expect(table.said).toEqual(['good_luck'])
  expect(all()).toEqual([])
  await press(button(words.table.say))
  expect(all().every((each) => each.disabled)).toBe(true)
  await pass(phrasePause)
  expect(all().some((each) => each.disabled)).toBe(false)
})

test('the others can be muted', async () => {
  await sit(null)
  await press(button(words.table.say))
  await press(root.querySelector('.phrases input')!)
  expect(table.state.muted).toBe(true)
  await tell({ type: 'said', seat: 1, phrase: 'hello' })
  expect(root.querySelector('.said')).toBeNull()
})
