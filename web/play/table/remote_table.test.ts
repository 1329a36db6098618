// Remote tables: numbered events, coming back after a broken connection, sending again, keys.
import type { ServerRecord } from '../../shared/api/tables'
import type { Problem } from '../../shared/api/request'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import { commitmentTo, type KnownDice } from '../dice/dice'
import type { Environment } from './remote_environment'
import { RemoteTable } from './remote_table'

class FakeSocket {
  readyState = 0
  sent: any[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen!()
  }
  say(message: object) {
    this.onmessage!({ data: JSON.stringify(message) })
  }
  break(code = 1006) {
    this.readyState = 3
    this.onclose!({ code })
  }
}

let sockets: FakeSocket[]
let waits: { ms: number; run: () => void }[]
let kept: [string, object][]
let muted: boolean
let name: string
let renamed: (() => void) | null
const number = 'a'.repeat(64)
const own = commitmentTo(number)
let dice: KnownDice | null
let record: ServerRecord | null
let isPlayer: boolean
let claimed: [string, string][]
let lost: Record<string, string>
let outside: Environment & { refused: Problem | null }
const tables: RemoteTable[] = []
const socket = (at = -1) => sockets.at(at)!

/** A table that is closed when its test is over. */
function table(key: string | null): RemoteTable {
  tables.push(new RemoteTable('T', key, outside))
  return tables.at(-1)!
}

afterEach(() => tables.splice(0).forEach((each) => each.close()))

beforeEach(() => {
  sockets = []
  waits = []
  kept = []
  muted = false
  name = ''
  isPlayer = false
  claimed = []
  lost = {}
  outside = {
    refused: null,
    connect(url) {
      sockets.push(new FakeSocket(url))
      return socket() as unknown as WebSocket
    },
    after(ms, run) {
      const wait = { ms, run }
      waits.push(wait)
      return () => waits.splice(waits.indexOf(wait), 1)
    },
    refusal: async () => outside.refused,
    keep: (table, key) => kept.push([table, key]),
    lose: (_, key, code) => (lost[key] = code === 'bad_key' ? (lost[key] ?? code) : code),
    muted: () => muted,
    mute: (_, on) => (muted = on),
    number: () => number,
    dice: () => dice,
    keepDice: (_, known) => (dice = known),
    playerName: () => name,
    claim(table, key) {
      if (isPlayer) claimed.push([table, key])
      return isPlayer
    },
    watchPlayerName(listener) {
      renamed = listener
      return () => (renamed = null)
    },
    record: async () => record,
    prove: async () => ({ draws: 7, fault: null }),
  }
  dice = null
  record = null
})

const welcome = (last: number, seat: number | null = 0) => ({
  type: 'welcome',
  table: 'T',
  game: 'brandubh',
  options: {},
  seat,
  last,
  seats: [
    { kind: 'person', taken: true, present: true },
    { kind: 'person', taken: false, present: false },
  ],
})
const event = (n: number, more: Partial<GameEvent> = {}) => ({
  type: 'event',
  n,
  seat: n ? (n + 1) % 2 : null,
  token: n ? `move${n}` : null,
  state: { ply: n, node: 'decision', to_act: [n % 2], actions: { [n % 2]: ['a', 'b'] } },
  view: { n },
  ...more,
})

/** A table that was opened, with events 0 … last. */
function opened(last = 0, key: string | null = 'K'): RemoteTable {
  const opened = table(key)
  socket().open()
  socket().say(welcome(last))
  for (let n = 0; n <= last; ++n) socket().say(event(n))
  return opened
}

/** The connection breaks, and there is another. */
function reconnect(code?: number): void {
  socket().break(code)
  waits.shift()!.run()
  socket().open()
}

const said = () => socket().sent.map(({ type }) => type)

/** The server is there again, with events 0 … last, of which the page knows the last. */
function comeBack(last: number): void {
  waits.shift()!.run()
  socket().open()
  socket().say(welcome(last))
  expect(socket().sent).toHaveLength(1)
  socket().say(event(last))
}

test('hello comes first, with the key in the message and never in the address', () => {
  opened()
  expect(socket().sent[0]).toEqual({ type: 'hello', key: 'K', commitment: own, after: -1, changes: true })
  expect(socket().url).toMatch(/^ws:.*\/api\/v1\/tables\/T\/socket$/)
})

test('events are kept in order; one that came before changes nothing', () => {
  const open = opened(2)
  const { state } = open
  socket().say(event(1))
  expect(open.state).toEqual(state)
  expect(state.events.map(({ n }) => n)).toEqual([0, 1, 2])
})

test('what has changed of the view before makes the view', () => {
  const open = opened()
  const { view: _, ...next } = event(1)
  socket().say({ ...next, changes: { n: [1], end: [{ winner: 0 }] } })
  expect(open.state.events[1]).toEqual({
    ...event(1, { view: { n: 1, end: { winner: 0 } } }),
    type: undefined,
  })
  // The same again, as after an action that was sent twice.
  const { state } = open
  socket().say({ ...next, changes: { n: [7] } })
  expect(open.state).toEqual(state)
})

test('a gap, or changes of a view that is not here, make it say hello again, and the last event that it has comes again', () => {
  const open = opened(1)
  const { view: _, ...next } = event(3)
  socket().say({ ...next, changes: { n: [3] } })
  expect(open.state.events).toHaveLength(2)
  expect(sockets).toHaveLength(2)
  socket().open()
  expect(socket().sent[0].after).toBe(0)
  socket().say(welcome(3))
  socket().say(event(1))
  socket().say(event(2))
  socket().say(event(3))
  expect(open.state.events).toHaveLength(4)
})

test('a broken connection is sought again, later each time, and what was missed comes', () => {
  const open = opened(1)
  socket().break()
  expect(open.state.phase).toBe('away')
  const times: number[] = []
  for (let i = 0; i < 8; ++i) {
    times.push(waits[0]!.ms)
    waits.shift()!.run()
    if (i < 7) socket().break()
  }
  expect(times[0]).toBeLessThan(600)
  expect(times[4]).toBeGreaterThan(times[0]! * 4)
  expect(Math.max(...times)).toBeLessThanOrEqual(15_000 * 1.25)
  socket().open()
  expect(socket().sent[0].after).toBe(0)
  socket().say(welcome(2))
  socket().say(event(1))
  socket().say(event(2))
  expect(open.state.phase).toBe('open')
  expect(open.state.events).toHaveLength(3)
})

test('a server that restarts is sought quietly, by everybody at another moment', () => {
  const open = opened(1)
  const times = new Set<number>()
  for (let i = 0; i < 20; ++i) {
    socket().break(1012)
    expect(open.state.phase).toBe('open')
    times.add(waits[0]!.ms)
    waits.shift()!.run()
  }
  expect(times.size).toBeGreaterThan(10)
  expect(Math.max(...times)).toBeLessThan(5000)
  socket().open()
  expect(socket().sent[0].after).toBe(0)
})

test('a server that does not come back soon is said to be away', () => {
  const open = opened()
  socket().break(1012)
  for (let i = 0; i < 3; ++i) {
    expect(open.state.phase).toBe('open')
    waits.shift()!.run()
    socket().break()
  }
  expect(open.state.phase).toBe('away')
})

test('three tries come in the first two seconds at the latest, so that another server is found when one is gone', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  opened()
  let time = 0
  for (let i = 0; i < 3; ++i) {
    socket().break()
    time += waits[0]!.ms
    waits.shift()!.run()
  }
  vi.restoreAllMocks()
  expect(sockets).toHaveLength(4)
  expect(time).toBeLessThan(2000)
})

test('the browser’s word that it is online again is enough to try at once', () => {
  opened()
  socket().break()
  dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(2)
})

test('an action is confirmed by its event', () => {
  const open = opened()
  open.act('a')
  const { id } = socket().sent[1]
  expect(socket().sent[1]).toEqual({ type: 'act', id, action: 'a' })
  expect(open.state.acting).toBe(true)
  socket().say(event(1, { seat: 0, token: 'a', id }))
  expect(open.state.acting).toBe(false)
})

test.each([undefined, 1012])('what is done without a connection is sent when it is back', (code) => {
  const open = opened()
  socket().break(code)
  open.act('a')
  comeBack(0)
  expect(said()).toEqual(['hello', 'act'])
})

test('an action that was not confirmed is sent again with the same id', () => {
  const open = opened()
  open.act('a')
  const [, sent] = socket().sent
  socket().break()
  comeBack(0)
  expect(socket().sent[1]).toEqual(sent)
  const played = event(1, { seat: 0, token: 'a', id: sent.id })
  socket().say(played)
  reconnect()
  socket().say(welcome(1))
  socket().say(played)
  expect(socket().sent).toHaveLength(1)
})

test('one can act over plain HTTP in a local network, where browsers make no UUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const open = opened()
  open.act('6')
  open.act('7')
  vi.unstubAllGlobals()
  const ids = socket()
    .sent.filter(({ type }) => type === 'act')
    .map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

test('a refused action is over, and the table says why', () => {
  const open = opened()
  open.act('x')
  socket().say({ type: 'error', id: socket().sent[1].id, code: 'illegal_action', message: 'no' })
  expect(open.state.acting).toBe(false)
  expect(open.state.problem).toEqual({ code: 'illegal_action', message: 'no' })
})

test('an action that the server cannot write now is said to wait, and sent again, later each time, until it is played', () => {
  const open = opened()
  open.act('a')
  const sent = socket().sent[1]
  const times: number[] = []
  for (let i = 0; i < 5; ++i) {
    socket().say({ type: 'error', id: sent.id, code: 'unavailable', message: 'not now' })
    expect(open.state.acting).toBe(true)
    expect(open.state.problem?.code).toBe('unavailable')
    expect(waits).toHaveLength(1)
    times.push(waits[0]!.ms)
    waits.shift()!.run()
    expect(socket().sent.at(-1)).toEqual(sent)
  }
  expect(socket().sent).toHaveLength(7)
  expect(times[4]).toBeGreaterThan(times[0]! * 4)
  socket().say(event(1, { seat: 0, token: 'a', id: sent.id }))
  expect(open.state.acting).toBe(false)
  expect(open.state.problem).toBeNull()
})

test('hello is said again to a server that cannot read the table now', () => {
  const made = table('K')
  socket().open()
  socket().say({ type: 'error', code: 'unavailable', message: 'not now' })
  waits.shift()!.run()
  expect(socket().sent).toHaveLength(2)
  expect(socket().sent[1]).toEqual(socket().sent[0])
  socket().say(welcome(0))
  expect(made.state.phase).toBe('open')
})

test('a key that does not fit lets its owner watch', () => {
  const made = table('wrong')
  socket().open()
  socket().say({ type: 'error', code: 'bad_key', message: 'no' })
  expect(socket().sent[1]).toEqual({ type: 'hello', after: -1, changes: true })
  socket().say(welcome(0, null))
  expect(made.state.mine).toEqual([])
  expect(made.state.phase).toBe('open')
})

test.each(['bad_key', 'seat_freed', 'removed_by_host'])(
  'who loses the seat looks on, from the beginning, and is told why (%s)',
  (code) => {
    const open = opened(1)
    open.act('b')
    socket().say({ type: 'error', code, message: 'not yours' })
    expect(open.state).toMatchObject({ mine: [], events: [], acting: false, notice: { code } })
    expect(sockets).toHaveLength(2)
    socket().open()
    expect(socket().sent).toEqual([{ type: 'hello', after: -1, changes: true }])
    socket().say(welcome(1, null))
    for (const n of [0, 1]) socket().say(event(n))
    expect(socket().sent).toHaveLength(1)
    expect(open.state.notice).toEqual({ code, message: 'not yours' })
  },
)

test('what is known of a lost seat is told once more, where the server knows less than before', () => {
  lost.K = 'seat_freed'
  const made = table('K')
  socket().open()
  socket().say({ type: 'error', code: 'bad_key', message: 'no' })
  socket().say(welcome(0, null))
  expect(made.state.notice?.code).toBe('seat_freed')
})

// ---- bans, and others whom the server does not let in

const ban = {
  code: 'banned',
  message: 'you are banned until 2026-12-03 12:00 UTC: insults',
  retry_after: 86_400,
}

test('a ban that strikes an open table is told, and nothing is tried before it is over', () => {
  const open = opened()
  open.act('a')
  socket().say({ type: 'error', ...ban })
  socket().onclose?.({ code: 1008 })
  expect(open.state).toMatchObject({ phase: 'away', acting: false, problem: ban })
  expect(sockets).toHaveLength(1)
  expect(waits.map(({ ms }) => ms)).toEqual([86_400_000])
  comeBack(0)
  expect(open.state).toMatchObject({ phase: 'open', problem: null })
  expect(said()).toEqual(['hello'])
})

test('a timer of a browser that is longer than it can be rings at once: a long ban is asked for in between', () => {
  opened()
  socket().say({ type: 'error', ...ban, retry_after: 10 * 365 * 86_400 })
  expect(waits.map(({ ms }) => ms)).toEqual([2 ** 31 - 1])
})

test.each([ban, { ...ban, retry_after: 1 }])(
  'so is one that answers hello, and one of the whole network',
  async (refused) => {
    const made = table('K')
    socket().open()
    socket().say({ type: 'error', ...refused })
    expect(made.state).toMatchObject({ phase: 'away', problem: refused })
    expect(waits[0]!.ms).toBeGreaterThanOrEqual(refused.retry_after * 1000)

    // A socket that is refused does not say why.
    outside.refused = refused
    const other = table('L')
    socket().break()
    await vi.waitFor(() => expect(other.state.problem).toEqual(refused))
    expect(other.state.phase).toBe('away')
    expect(waits.at(-1)!.ms).toBeGreaterThanOrEqual(refused.retry_after * 1000)
  },
)

test('a server that lets nobody else in is not called absent, and asked again', async () => {
  outside.refused = { code: 'too_many_connections', message: '' }
  const made = table('K')
  socket().break()
  await vi.waitFor(() => expect(made.state.problem?.code).toBe('too_many_connections'))
  waits.shift()!.run()
  socket().break()
  expect(made.state).toMatchObject({ phase: 'away', problem: { code: 'too_many_connections' } })
  comeBack(0)
  expect(made.state).toMatchObject({ phase: 'open', problem: null })
})

test('what is wrong with hello is told, and it is said again when the server says so', () => {
  const made = table('K')
  socket().open()
  socket().say({ type: 'error', code: 'too_fast', message: 'later', retry_after: 30 })
  expect(made.state).toMatchObject({ phase: 'away', problem: { code: 'too_fast' } })
  expect(waits[0]!.ms).toBe(30_000)
  waits.shift()!.run()
  expect(said()).toEqual(['hello', 'hello'])
})

// ---- a server that went back to a backup

/** All events that the page asks for now, of a game that ends with `last`; `other` in place of the last. */
function tell(last: number, other: Partial<GameEvent> = {}): void {
  const { after } = socket().sent.at(-1)
  socket().say(welcome(last))
  for (let n = after + 1; n <= last; ++n) socket().say(event(n, n === last ? other : {}))
}

test('a server that does not have the last events is asked from the beginning, and what was not confirmed is not sent', () => {
  const open = opened(4)
  open.act('a')
  reconnect(1012)
  expect(socket().sent[0].after).toBe(3)
  socket().say({ type: 'error', code: 'bad_request', message: 'after is 3, expected a number from -1 to 1' })
  expect(socket().sent.map(({ type, after }) => [type, after])).toEqual([
    ['hello', 3],
    ['hello', -1],
  ])
  tell(1)
  expect(open.state).toMatchObject({ phase: 'open', last: 1, acting: false, problem: null, mine: [0] })
  expect(open.state.events.map(({ n }) => n)).toEqual([0, 1])
  expect(open.state.notice?.code).toBe('restored')
  expect(socket().sent).toHaveLength(2)
  // It plays on as ever, and then the reader knows.
  open.act('b')
  socket().say(event(2, { id: socket().sent.at(-1).id }))
  expect(open.state).toMatchObject({ last: 2, acting: false, notice: null })
})

test('one that has all but the last is asked for it by its number: it may only be slow to hear of it', () => {
  const open = opened(2)
  reconnect()
  tell(1)
  expect(sockets).toHaveLength(3)
  expect(open.state.last).toBe(2)
  socket().open()
  expect(socket().sent[0].after).toBe(2)
  socket().say(welcome(2))
  expect(open.state).toMatchObject({ phase: 'open', last: 2, notice: null })

  reconnect()
  tell(1)
  socket().open()
  socket().say({ type: 'error', code: 'bad_request', message: 'after is 2, expected a number from -1 to 1' })
  tell(1)
  expect(open.state).toMatchObject({ phase: 'open', last: 1, notice: { code: 'restored' } })
})

test.each([
  ['another move', { token: 'other' }],
  ['another position', { view: { n: 'other' } }],
  ['another end', { state: { ply: 2, node: 'terminal' as const, returns: [1, -1] } }],
])('one that has played on by itself since is known by its last event: %s', (_, other) => {
  const open = opened(2)
  socket().break()
  open.act('a')
  waits.shift()!.run()
  socket().open()
  socket().say(welcome(4))
  socket().say(event(2, other))
  expect(sockets).toHaveLength(3)
  expect(socket(-2).sent.map(({ type }) => type)).toEqual(['hello'])
  socket().open()
  tell(4)
  expect(open.state.events).toHaveLength(5)
  expect(open.state).toMatchObject({ acting: false, notice: { code: 'restored' } })
  expect(said()).toEqual(['hello'])
})

test('an event that differs while the connection holds is heard from the beginning, too', () => {
  const open = opened(2)
  socket().say(event(2, { token: 'other' }))
  expect(sockets).toHaveLength(2)
  socket().open()
  expect(socket().sent[0].after).toBe(-1)
  tell(2, { token: 'other' })
  expect(open.state.events[2]!.token).toBe('other')
})

test('legal actions and the id of an action are told to some alone, and make no other game', () => {
  const open = opened(1)
  reconnect()
  socket().say(welcome(1))
  socket().say(event(1, { id: 'X', state: { ply: 1, node: 'decision', to_act: [1] } }))
  expect(sockets).toHaveLength(2)
  expect(open.state.notice).toBeNull()
})

test('that the game went back is kept with what is known of its dice', () => {
  diced()
  reconnect()
  socket().say({ ...welcome(0), dice: diceOf([own, 'T']) })
  socket().say(event(0, { view: { n: 'other' } }))
  expect(dice).toMatchObject({ commitment: 'C', commitments: [own, 'S'], restored: true })
})

test('a table that does not exist is said to be missing, and not sought for ever', async () => {
  outside.refused = { code: 'no_table', message: '' }
  const made = table(null)
  socket().break()
  await vi.waitFor(() => expect(made.state.phase).toBe('failed'))
  expect(waits).toHaveLength(0)
})

test('a table that is gone when the server is back is missing on an open page, too', async () => {
  const open = opened(2)
  socket().break()
  outside.refused = { code: 'no_table', message: '' }
  waits.shift()!.run()
  socket().break()
  await vi.waitFor(() => expect(open.state.phase).toBe('failed'))
  expect(open.state.problem?.code).toBe('no_table')
})

test('the next table’s key is kept before the page goes there', () => {
  const open = opened()
  socket().say({ type: 'rematch', seats: [1] })
  expect(open.state.rematch).toEqual([1])
  socket().say({ type: 'next', table: 'U', seat: 1, key: 'N' })
  expect(kept).toEqual([['U', { seat: 1, key: 'N' }]])
  expect(open.state.next).toBe('/t/U')
})

test('a closed table stays closed', () => {
  const open = opened()
  open.close()
  dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(1)
  expect(socket().readyState).toBe(3)
})

// ---- the dice

type Numbers = (string | null)[]
/** What the server says of its dice. */
const diceOf = (commitments: Numbers, numbers: Numbers = [null, null]) => ({
  version: 2,
  commitment: 'C',
  commitments,
  client_seeds: numbers,
  awaiting: [],
})
const won = { ply: 2, node: 'terminal' as const, returns: [1, -1] }

/** A table of a server that has committed to a secret. */
function diced(commitments: Numbers = [null, 'S']): RemoteTable {
  const diced = table('K')
  socket().open()
  socket().say({ ...welcome(0), dice: diceOf(commitments) })
  socket().say(event(0))
  return diced
}
const sentNumbers = () => socket().sent.filter(({ type }) => type === 'reveal')

test('a seat commits to its number, and gives it when all others have committed to theirs', () => {
  diced([null, null])
  expect(socket().sent[0]).toMatchObject({ type: 'hello', commitment: own })
  socket().say({ type: 'dice', dice: diceOf([own, null]) })
  expect(sentNumbers()).toEqual([])
  expect(dice).toEqual({ commitment: 'C', given: {} })
  socket().say({ type: 'dice', dice: diceOf([own, 'S']) })
  expect(sentNumbers()).toEqual([{ type: 'reveal', client_seed: number }])
  expect(dice).toEqual({ commitment: 'C', commitments: [own, 'S'], given: { 0: { number, since: null } } })
})

test('where nobody else has a number to commit to, it is given with the first answer', () => {
  diced([null, ''])
  expect(sentNumbers()).toEqual([{ type: 'reveal', client_seed: number }])
  expect(dice!.commitments).toEqual([own, ''])
})

test('what the others had committed to then is remembered, whatever the server says later', () => {
  diced()
  socket().say({ type: 'dice', dice: diceOf([own, 'T']) })
  expect(dice!.commitments).toEqual([own, 'S'])
})

test('a seat that was committed to another number, by another device or too late, gives none here', () => {
  diced(['other', 'S'])
  socket().say({ type: 'dice', dice: diceOf(['', 'S'], ['', null]) })
  expect(sentNumbers()).toEqual([])
})

test('a server that knows no commitments gets the number at once', () => {
  table('K')
  socket().open()
  socket().say({ ...welcome(0), dice: { commitment: 'C', client_seeds: [null, null] } })
  expect(sentNumbers()).toEqual([{ type: 'reveal', client_seed: number }])
})

test('a spectator gives no number, and remembers the commitment', () => {
  table(null)
  socket().open()
  socket().say({ ...welcome(0, null), dice: diceOf(['S', 'T']) })
  expect(socket().sent).toEqual([{ type: 'hello', after: -1, changes: true }])
  expect(dice).toEqual({ commitment: 'C', given: {} })
})

test('a number that the server does not have yet is given again after a broken connection, the same', () => {
  diced()
  socket().break()
  waits.at(-1)!.run()
  socket().open()
  expect(socket().sent[0]).toMatchObject({ type: 'hello', commitment: own })
  socket().say({ ...welcome(0), dice: diceOf([own, 'S']) })
  expect(socket().sent.at(-1)).toEqual({ type: 'reveal', client_seed: number })
})

test('a number that the server has is remembered with the last event before', () => {
  diced()
  socket().say(event(1))
  socket().say({ type: 'dice', dice: diceOf([own, 'S'], [number, null]) })
  expect(dice!.given[0]).toEqual({ number, since: 1 })
  socket().say(event(2))
  socket().say({ type: 'dice', dice: diceOf([own, 'S'], [number, 'S']) })
  expect(dice!.given[0]!.since, 'the first time counts').toBe(1)
})

/** The record of a game of two moves, with what the server says of its dice. */
const recordWith = (commitment: string): ServerRecord => ({
  nemeton: 1,
  game: 'brandubh',
  seats: 2,
  options: {},
  steps: ['move1', 'move2'],
  dice: { table: 'T', commitment, secret: 'S', numbers: [], told: [] },
})

test.each([
  ['C', { draws: 7, fault: null, own: false, withheld: [1] }],
  ['another', { draws: 0, fault: { what: 'commitment' } }],
])(
  'when the game is over it is drawn again, with the commitment shown before: %s',
  async (commitment, proof) => {
    const over = diced()
    record = recordWith(commitment)
    record.dice!.numbers.push({ seat: 1, commitment: 'S', number: null })
    socket().say(event(1))
    socket().say(event(2, { state: won }))
    await vi.waitFor(() => expect(over.state.proof).toMatchObject(proof))
  },
)

test('the name of who plays here is told to the table, once, and again when it was changed', () => {
  name = 'Ceridwen'
  const held = opened()
  const told = () => socket().sent.filter(({ type }) => type === 'name')
  expect(told()).toEqual([{ type: 'name', name: 'Ceridwen' }])
  const seats = [{ ...welcome(0).seats[0], name: 'Ceridwen' }, welcome(0).seats[1]]
  socket().say({ type: 'seats', seats })
  expect(held.state.seats[0]!.name).toBe('Ceridwen')
  renamed!()
  socket().say({ ...welcome(0), seats })
  expect(told()).toHaveLength(1)
  name = 'Taliesin'
  renamed!()
  expect(told().at(-1)).toEqual({ type: 'name', name: 'Taliesin' })
  held.close()
  expect(renamed).toBeNull()
})

test('who is signed in makes the seat that of the player, and is called by that name', () => {
  name = 'Ceridwen'
  isPlayer = true
  opened()
  expect(claimed).toEqual([['T', 'K']])
  const seats = [{ ...welcome(0).seats[0], name: 'Taliesin', player: 'id' }, welcome(0).seats[1]]
  socket().say({ ...welcome(0), seats })
  expect(claimed).toHaveLength(1)
  // A device that is not signed in leaves the player the name, too.
  isPlayer = false
  socket().say({ ...welcome(0), seats })
  expect(said()).not.toContain('name')
})

test('a spectator tells no name, nor does who has none', () => {
  name = 'Ceridwen'
  table(null)
  socket().open()
  socket().say(welcome(0, null))
  expect(said()).toEqual(['hello'])
  name = ''
  opened()
  expect(said()).toEqual(['hello'])
})

test('who is muted is not heard, at this table and on this device, but oneself is', () => {
  const seen = table('K')
  socket().open()
  socket().say(welcome(0))
  seen.mute(true)
  expect(muted).toBe(true)
  socket().say({ type: 'said', seat: 1, phrase: 'hello' })
  socket().say({ type: 'said', seat: 0, phrase: 'sorry' })
  expect(seen.state.said).toMatchObject({ 0: { phrase: 'sorry' } })
  expect(seen.state.said[1]).toBeUndefined()
  expect(table('K').state.muted).toBe(true)
  seen.mute(false)
  expect(muted).toBe(false)
  expect(seen.state.muted).toBe(false)
})
