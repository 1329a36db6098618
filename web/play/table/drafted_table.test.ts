// A turn that is drafted at a table at the server: what is sent and when, taking back, and what becomes of it when something else happens.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPace } from '@nemeton/board/base/pace'
import { testCore, until } from '@nemeton/tests/engine'
import { DraftedTable } from './drafted_table'
import { savedSeats } from '../storage/saved_seats'
import { TestRemoteTable } from '@nemeton/tests/remote_table'
import { initialState, type Table } from './table'

const core = testCore()
const line = { game: 'danube', seats: 2, options: {} }

/** A table at the server at which seat 0 is here: it notes what is sent, and tells events when a test says so. */
class Server extends TestRemoteTable {
  sent: string[] = []

  constructor(readonly steps: string[]) {
    super()
    const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
    const open = { ...initialState, phase: 'open' as const, key: 'T', mine: [0], seats }
    this.state = { ...open, game: 'danube', options: {} }
  }
  override act(token: string): void {
    this.sent.push(token)
    this.change({ ...this.state, acting: true })
  }
  /** Tells what happens, as an answer if that was sent last. */
  async tell(...tokens: string[]): Promise<void> {
    this.steps.push(...tokens)
    const events = await core.replay({ ...line, steps: this.steps }, 0)
    const acting = this.state.acting && tokens.at(-1) !== this.sent.at(-1)
    this.change({ ...this.state, events, last: events.length - 1, acting })
  }
  /** Tells that all but so many steps were taken back. */
  takeBack(steps: number): void {
    this.steps.splice(steps)
    const { last } = this.state
    this.change({ ...this.state, events: this.state.events.slice(0, steps + 1), last: last + 2 })
  }
  refuse(): void {
    this.change({ ...this.state, acting: false, problem: { code: 'illegal_action', message: '' } })
  }
  timeOut(): void {
    const last = this.state.events.at(-1)!
    const event = { ...last, n: last.n + 1, seat: 0, token: null, timed_out: true, effects: [] }
    const state = { ply: 1, node: 'terminal' as const, returns: [-1, 1] }
    this.change({ ...this.state, events: [...this.state.events, { ...event, state }] })
  }
  runClock(left: number): void {
    const clocks = { left: [left, null], running: [0], since: performance.now() }
    this.change({ ...this.state, clocks })
  }
}

// Silver has thrown a 3: it may take three steps of one pip.
const thrown = ['10+1', '3']
const part = { throws: (token: string) => token === '8+3' }
const open: DraftedTable[] = []

async function sit(steps = thrown): Promise<[Server, DraftedTable]> {
  const server = new Server([...steps])
  await server.tell()
  open.push(new DraftedTable(server, core, part))
  return [server, open.at(-1)!]
}
const tokens = ({ state }: Table) => state.events.slice(1).map(({ token }) => token)
async function act(table: Table, token: string): Promise<void> {
  table.act(token)
  await until(table, ({ acting, draft }) => !acting || draft)
}

beforeEach(() => {
  localStorage.clear()
  // A complete turn is not held, unless a test says so.
  keepPace('none')
})
afterEach(() => {
  open.splice(0).forEach((table) => table.close())
  vi.useRealTimers()
})

test('steps are drafted, and sent in their order when the turn is complete', async () => {
  const [server, table] = await sit()
  await act(table, '11+1')
  await act(table, '12+1')
  expect(server.sent).toEqual([])
  expect(tokens(table)).toEqual([...thrown, '11+1', '12+1'])
  expect(table.state.events.at(-1)!.state.actions![0]).toContain('13+1')
  table.act('13+1')
  await vi.waitFor(() => expect(server.sent).toEqual(['11+1', '12+1', '13+1']))
  expect([table.state.acting, table.state.draft]).toEqual([true, false])
})

test('a step that brings another throw is the end of a draft', async () => {
  const [server, table] = await sit(['10+1', '4'])
  await act(table, '11+1')
  table.act('12+3')
  await vi.waitFor(() => expect(server.sent).toEqual(['11+1', '12+3']))
})

test('a drafted step is taken back, with no word to anybody', async () => {
  const [server, table] = await sit()
  expect(table.state.draft).toBe(false)
  await act(table, '11+1')
  await act(table, '8+1')
  table.undo()
  expect(tokens(table)).toEqual([...thrown, '11+1'])
  expect(table.state.draft).toBe(true)
  table.undo()
  expect(tokens(table)).toEqual(thrown)
  expect(table.state.draft).toBe(false)
  table.undo()
  table.act('11+3')
  await vi.waitFor(() => expect(server.sent).toEqual(['11+3']))
})

test('a forced step is taken back with the choice before it', async () => {
  const server = new Server([...thrown])
  await server.tell()
  // As if after 11+1 there were no other step than 12+1, and one more after that.
  const replay: typeof core.replay = async (line, seat) => {
    const events = await core.replay(line, seat)
    if (events[3]) events[3].state.actions = { 0: ['12+1'] }
    return events
  }
  open.push(new DraftedTable(server, { replay }, part))
  const table = open.at(-1)!
  await act(table, '11+1')
  await act(table, '12+1')
  expect(tokens(table)).toEqual([...thrown, '11+1', '12+1'])
  table.undo()
  expect(tokens(table)).toEqual(thrown)
})

test('what the server tells of a draft stays as it is drawn', async () => {
  const [server, table] = await sit()
  await act(table, '11+1')
  const { view } = table.state.events.at(-1)!
  table.act('12+2')
  await vi.waitFor(() => expect(server.sent).toHaveLength(2))
  await server.tell('11+1')
  expect(table.state.events[3]!.view).toBe(view)
  await server.tell('12+2')
  expect(tokens(table)).toEqual([...thrown, '11+1', '12+2'])
  expect(table.state.acting).toBe(false)
  expect(savedSeats.draft('T')).toBeNull()
})

test('what the server refuses is gone from the board, and it is said', async () => {
  const [server, table] = await sit()
  await act(table, '11+1')
  table.act('12+2')
  await vi.waitFor(() => expect(server.sent).toHaveLength(2))
  server.refuse()
  expect(tokens(table)).toEqual(thrown)
  expect(table.state.problem?.code).toBe('illegal_action')
})

test('a draft is lost when the time is up, and that is said', async () => {
  const [server, table] = await sit()
  await act(table, '11+1')
  server.timeOut()
  expect(table.state.events.at(-1)!.timed_out).toBe(true)
  expect(table.state.draft).toBe(false)
  expect(table.state.problem?.code).toBe('draft_lost')
})

test('before the time is up a draft is sent', async () => {
  const [server, table] = await sit()
  await act(table, '11+1')
  vi.useFakeTimers()
  server.runClock(60_000)
  vi.advanceTimersByTime(54_000)
  expect(server.sent).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(server.sent).toEqual(['11+1'])
  expect(table.state.draft).toBe(false)
})

test('a page that is loaded anew goes on with the draft', async () => {
  const [, before] = await sit()
  await act(before, '11+1')
  before.close()
  const [server, table] = await sit()
  await until(table, ({ draft }) => draft)
  expect(tokens(table)).toEqual([...thrown, '11+1'])
  expect(server.sent).toEqual([])
})

test('a draft that was on its way when the page went is sent as far as it is missing', async () => {
  const [first, before] = await sit()
  await act(before, '11+1')
  before.act('12+2')
  await vi.waitFor(() => expect(first.sent).toHaveLength(2))
  before.close()
  const [server] = await sit([...thrown, '11+1'])
  await vi.waitFor(() => expect(server.sent).toEqual(['12+2']))
})

test('a draft that does not fit any more is dropped, and that is said', async () => {
  const [, before] = await sit()
  await act(before, '11+1')
  before.close()
  const [server, table] = await sit([...thrown, '8+1'])
  expect(tokens(table)).toEqual([...thrown, '8+1'])
  expect(table.state.problem?.code).toBe('draft_lost')
  expect(server.sent).toEqual([])
})

test('a draft whose turn was taken back is dropped, and that is said', async () => {
  const [server, table] = await sit()
  await act(table, '11+1')
  server.takeBack(0)
  expect(tokens(table)).toEqual([])
  expect(table.state.draft).toBe(false)
  expect(table.state.problem?.code).toBe('draft_lost')
  expect(server.sent).toEqual([])
})

/** Plays a whole turn, which is held then. */
async function hold(table: DraftedTable, ...tokens: string[]): Promise<void> {
  keepPace('normal')
  for (const token of tokens) await act(table, token)
  await until(table, ({ held }) => held)
}

test('a complete turn is held, shown as it is, and sent a moment later', async () => {
  const [server, table] = await sit()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await hold(table, '11+1', '12+2')
  expect(tokens(table)).toEqual([...thrown, '11+1', '12+2'])
  expect([table.state.draft, table.state.held, table.state.acting]).toEqual([true, true, false])
  vi.advanceTimersByTime(1000)
  expect(server.sent).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(server.sent).toEqual(['11+1', '12+2'])
  expect([table.state.draft, table.state.held]).toEqual([false, false])
  await server.tell('11+1', '12+2')
  expect(table.state.acting).toBe(false)
})

test('what is held is taken back as any step', async () => {
  const [server, table] = await sit()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await hold(table, '11+3')
  table.undo()
  expect(tokens(table)).toEqual(thrown)
  expect([table.state.draft, table.state.held]).toEqual([false, false])
  vi.advanceTimersByTime(5000)
  expect(server.sent).toEqual([])
  expect(savedSeats.draft('T')).toBeNull()
})

test('what is held is sent when somebody says so, gives up, or leaves', async () => {
  for (const go of [
    (table: DraftedTable) => table.sendNow(),
    (table: DraftedTable) => table.resign(),
    (table: DraftedTable) => table.close(),
  ]) {
    const [server, table] = await sit()
    await hold(table, '11+3')
    expect(server.sent).toEqual([])
    go(table)
    expect(server.sent).toEqual(['11+3'])
    localStorage.clear()
  }
})

test('nothing is held that is a throw, that goes on by itself, or when the clock is short', async () => {
  const [server, table] = await sit()
  keepPace('normal')
  table.act('8+3')
  await vi.waitFor(() => expect(server.sent).toEqual(['8+3']))
  const [second, other] = await sit()
  other.act('11+3', true)
  await vi.waitFor(() => expect(second.sent).toEqual(['11+3']))
  const [third, short] = await sit()
  third.runClock(15_000)
  short.act('11+3')
  await vi.waitFor(() => expect(third.sent).toEqual(['11+3']))
})

test('a choice of a game that hides things is held without being played, and can be made anew', async () => {
  const server = new Server([...thrown])
  await server.tell()
  const replay = vi.fn(core.replay.bind(core))
  const table = new DraftedTable(server, { replay }, { hides: true })
  open.push(table)
  await hold(table, '11+3')
  expect(tokens(table)).toEqual(thrown)
  expect([table.state.draft, table.state.acting]).toEqual([true, true])
  table.undo()
  expect([table.state.draft, table.state.held, table.state.acting]).toEqual([false, false, false])
  await hold(table, '8+3')
  table.sendNow()
  expect(server.sent).toEqual(['8+3'])
  expect(replay).not.toHaveBeenCalled()
})

test('a choice in secret that is held when the game ends was not played, and that is said', async () => {
  const server = new Server([...thrown])
  await server.tell()
  const table = new DraftedTable(server, core, { hides: true })
  open.push(table)
  await hold(table, '11+3')
  server.timeOut()
  expect([table.state.draft, table.state.held, table.state.problem?.code]).toEqual([
    false,
    false,
    'draft_lost',
  ])
  expect(server.sent).toEqual([])
})

test('without a rules core each step goes to the server', async () => {
  const server = new Server([...thrown])
  await server.tell()
  open.push(new DraftedTable(server, { replay: () => Promise.reject(new Error('no core')) }, part))
  open.at(-1)!.act('11+1')
  await vi.waitFor(() => expect(server.sent).toEqual(['11+1']))
})
