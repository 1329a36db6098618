// Several people of one device at a table at the server: their connections shown as one table.
import { beforeEach, expect, test } from 'vitest'
import type { GameEvent, Seat } from '@nemeton/board/game'
import type { RemoteTable } from './remote_table'
import { MultiSeatTable } from './multi_seat_table'
import { actingSeat, initialState, ObservableTable, type TableState } from './table'

/** A connection that holds a seat, and what was asked of it. */
class Connection extends ObservableTable {
  readonly asked: string[] = []
  constructor(readonly seat: Seat) {
    super()
    this.change({ ...initialState, phase: 'open', game: 'duel', mine: [seat] })
  }
  hear(state: Partial<TableState>): void {
    this.change({ ...this.state, ...state })
  }
  act(token: string): void {
    this.asked.push(token)
  }
  resign(): void {
    this.asked.push('resign')
  }
  rematch(): void {
    this.asked.push('rematch')
  }
  say(phrase: string): void {
    this.asked.push(`say ${phrase}`)
  }
  mute(muted: boolean): void {
    this.asked.push(`mute ${muted}`)
  }
  close(): void {
    this.asked.push('close')
  }
}

let first: Connection
let second: Connection
let table: MultiSeatTable
beforeEach(() => {
  first = new Connection(2)
  second = new Connection(0)
  table = new MultiSeatTable([first, second] as unknown as RemoteTable[])
})

/** An event as the one who holds `seat` gets it: with that seat's actions and view. */
const event = (n: number, to_act: Seat[], seat: Seat): GameEvent => ({
  n,
  seat: null,
  token: null,
  state: {
    ply: n,
    node: 'simultaneous',
    to_act,
    actions: to_act.includes(seat) ? { [seat]: [`a${seat}`] } : {},
  },
  effects: [],
  view: { of: seat },
})
const both = (...to_act: Seat[]) => {
  for (const each of [first, second]) each.hear({ events: [event(0, to_act, each.seat)] })
}

test('all who are here play on this device, each with the own actions', () => {
  both(0, 1, 2)
  expect(table.state.mine).toEqual([0, 2])
  expect(table.state.events[0]!.state.actions).toEqual({ 0: ['a0'], 2: ['a2'] })
})

test('an action goes through the connection of who is to act', () => {
  both(0)
  expect(actingSeat(table.state)).toBe(0)
  table.act('a0')
  expect([first.asked, second.asked]).toEqual([[], ['a0']])
  table.resign()
  expect(second.asked).toEqual(['a0', 'resign'])
})

test('who looks sees what his connection knows, and acts', () => {
  both(0, 2)
  table.look(0)
  expect(table.state).toMatchObject({ looks: 0, events: [{ view: { of: 0 } }] })
  table.look(2)
  expect(table.state).toMatchObject({ looks: 2, events: [{ view: { of: 2 } }] })
  table.act('a2')
  expect([first.asked, second.asked]).toEqual([['a2'], []])
})

test('actions of a connection that is behind wait for it', () => {
  both(0, 2)
  first.hear({ events: [event(0, [0, 2], 2), event(1, [0, 2], 2)] })
  expect(table.state.events[1]!.state.actions).toEqual({ 2: ['a2'] })
})

test('another game is asked for by all, and gone to when all have their keys', () => {
  table.rematch()
  expect([first.asked, second.asked]).toEqual([['rematch'], ['rematch']])
  first.hear({ next: '/t/N' })
  expect(table.state.next).toBeNull()
  second.hear({ next: '/t/N' })
  expect(table.state.next).toBe('/t/N')
})

test('a closed table closes its connections and hears nothing more', () => {
  table.close()
  expect([first.asked, second.asked]).toEqual([['close'], ['close']])
  first.hear({ phase: 'away' })
  expect(table.state.phase).toBe('open')
})

test('who is in view speaks, and all are muted at once', () => {
  table.look(0)
  table.say('hello')
  table.mute(true)
  expect(second.asked).toEqual(['say hello', 'mute true'])
  expect(first.asked).toEqual(['mute true'])
})
