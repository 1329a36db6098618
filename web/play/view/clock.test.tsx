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
import { button, duel, press, root, show, soon } from '@nemeton/tests/page'
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

test('a table without clocks shows none', async () => {
  await sit(null)
  expect(faces()).toEqual([undefined, undefined])
})

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

test('a lost clock is told as one', async () => {
  await sit()
  const over = { ply: 1, node: 'terminal', returns: [1, -1] } as const
  await tell(
    event(1, 1, { timed_out: true, token: null, used: 600_000, state: { ...over, returns: [1, -1] } }),
  )
  await pass(400)
  expect(root.querySelector('.status')!.textContent).toContain(
    words.table.timedOut({ seat: 1, name: 'Birch', you: false }),
  )
  expect(root.querySelector('.moves')!.textContent).toContain(words.table.noteTimedOut)
  // Whose clock it was hangs over the board.
  await soon(() => expect(root.querySelector('.board .given-up')).not.toBeNull())
  const [mark, why] = root.querySelectorAll('.board .given-up .mark')
  expect(mark!.innerHTML).toBe(root.querySelectorAll('.seat-mark > .mark')[1]!.innerHTML)
  expect(why!.querySelector('path')).not.toBeNull()
})

// Phrases.

test('a phrase that is heard stands beside the name for a moment and is read aloud', async () => {
  await sit(null)
  const small = () => root.querySelectorAll('.seat small')[1]!.textContent
  expect(small()).toBe(words.table.person)
  await tell({ type: 'said', seat: 1, phrase: 'well_played' })
  expect(small()).toBe(words.phrases.well_played)
  expect(aloud()).toBe(words.table.said({ seat: 1, name: 'Birch', you: false }, words.phrases.well_played))
  await pass(6000)
  expect(small()).toBe(words.table.person)
})

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
