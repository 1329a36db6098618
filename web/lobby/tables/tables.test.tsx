// My tables, open tables, another device, what is kept: as they are seen and pressed.
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { say as refusals } from '../../shared/api/errors'
import { App } from '../../shell/app'
import { words } from '../../shared/messages'
import { navigate } from '../../shared/browser/router'
import { store } from '@nemeton/board/base/storage'
import { savedSeats } from '../../play/storage/saved_seats'
import type { CoreClient } from '../../play/engine/core_client'
import { testCore } from '@nemeton/tests/engine'
import { allGames } from '@nemeton/tests/games'
import { ban, bannedFor, button, press, root, serve, show, soon, text } from '@nemeton/tests/page'
import { say } from './words'

let core: CoreClient

// The page's core is the one of the test.
vi.mock('../../play/engine/core_client', async (original) => ({
  ...(await original<object>()),
  core: () => core,
}))
beforeEach(async () => void (core = testCore()))

const person = { kind: 'person', taken: true, present: true }
const mine = {
  table: 'T1',
  game: 'brandubh',
  seats: [person, { ...person, taken: false }],
  seat: 0,
  to_act: [0],
  idle: 180,
}
const open = {
  table: 'T9',
  game: 'danube',
  options: { ply_limit: 100 },
  time_control: { kind: 'move', seconds: 30 },
  seats: 2,
  open: 1,
  bots: 0,
  age: 5,
}

const go = async (path: string) => {
  navigate(path)
  await show(<App />)
}

test('the shelf says where I am to move, and how many tables are open', async () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  const asked = serve({ '/seats/lookup': { tables: [mine] }, '/lobby': { tables: [open] } })
  await go('/')
  await soon(() => expect(root.querySelector('.ways')!.textContent).toContain(words.home.waiting(1)))
  await soon(() => expect(root.querySelector('.ways [href="/lobby"] small')?.textContent).toBe('1'))
  // Keys stand in no address.
  expect(asked.map(([path]) => path).join()).not.toContain('K')
})

test('my tables say who plays, whose turn it is and since when, and finished ones stand apart', async () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  savedSeats.keepKey('T2', { seat: 0, key: 'K' })
  const over = { ...mine, table: 'T2', to_act: undefined, returns: [1, -1] }
  serve({ '/seats/lookup': { tables: [mine, over] } })
  await go('/tables')
  await soon(() => expect(root.querySelectorAll('.my-table')).toHaveLength(2))
  const [first, second] = root.querySelectorAll('.my-table')
  expect(first!.textContent).toContain(words.table.yourTurn('Attackers'))
  expect(first!.textContent).toContain(words.table.open)
  expect(first!.textContent).toContain('3 minutes ago')
  expect(first!.querySelector('a')!.getAttribute('href')).toBe('/t/T1')
  expect(second!.closest('section')!.querySelector('h2')!.textContent).toBe(say.over)
  expect(second!.textContent).toContain(words.table.youWin)
})

test('a table whose first throw waits until everybody sits says for whom', async () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  serve({ '/seats/lookup': { tables: [{ ...mine, game: 'danube', to_act: [] }] } })
  await go('/tables')
  await soon(() => expect(root.querySelector('.my-table')).not.toBeNull())
  expect(root.querySelector('.my-table')!.textContent).toContain(words.table.waiting('Copper boats'))
})

test('a table is left here and at the server, or stays where the server does not answer', async () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  const answers: Record<string, unknown> = { '/seats/lookup': { tables: [mine] } }
  const asked = serve(answers)
  await go('/tables')
  await soon(() => expect(button(say.leave('Brandubh'))).toBeDefined())
  await press(button(say.leave('Brandubh')))
  expect(text()).toContain(say.leaveNote)
  await press(button(say.leaveNo))
  expect(button(say.leaveYes)).toBeUndefined()
  await press(button(say.leave('Brandubh')))
  expect(asked.map(([path]) => path)).not.toContain('/api/v1/tables/T1/leave')
  await press(button(say.leaveYes))
  await soon(() => expect(text()).toContain(refusals.errors.away))
  expect(savedSeats.keys('T1')).toHaveLength(1)
  answers['/tables/T1/leave'] = {}
  await press(button(say.leaveYes))
  await soon(() => expect(root.querySelector('.my-table')).toBeNull())
  expect(savedSeats.keys('T1')).toEqual([])
  expect(asked).toContainEqual(['/api/v1/tables/T1/leave', { key: 'K' }])
})

test('a seat at an open table is taken with one press', async () => {
  const asked = serve({
    '/lobby': { tables: [open] },
    '/games': { games: allGames },
    '/tables/T9/join': { seat: 1, key: 'new' },
  })
  await go('/lobby')
  await soon(() => expect(text()).toContain(`${words.options.ply_limit!.name}: 100`))
  expect(text()).toContain(say.free(1, 2))
  expect(text()).toContain('30 seconds for each move')
  await press(button(say.sitAt('Down the Danube')))
  await soon(() => expect(location.pathname).toBe('/t/T9'))
  expect(savedSeats.keys('T9')).toEqual([{ seat: 1, key: 'new' }])
  expect(asked).toContainEqual(['/api/v1/tables/T9/join', {}])
})

test.each([
  ['seat_taken', refusals.errors.seat_taken],
  ['no_table', refusals.errors.no_table],
  ['removed_by_host', refusals.errors.removed_by_host],
  ['too_fast', refusals.errors.too_fast],
  [undefined, refusals.errors.away],
])('who gets no seat at an open table is told why, and that stays (%s)', async (code, why) => {
  const answers = { '/lobby': { tables: [open] }, '/tables/T9/join': code }
  serve(answers)
  await go('/lobby')
  await soon(() => expect(button(say.sitAt('Down the Danube'))).toBeDefined())
  answers['/lobby'].tables = []
  await press(button(say.sitAt('Down the Danube')))
  await soon(() => expect(text()).toContain(say.lobbyNone))
  expect(root.querySelector('[role=alert]')!.textContent).toBe(why)
  expect(location.pathname).toBe('/lobby')
})

test('no open table, a ban and no answer are told apart', async () => {
  serve({ '/lobby': { tables: [] } })
  await go('/lobby')
  await soon(() => expect(text()).toContain(say.lobbyNone))
  serve({ '/lobby': ban, '/seats/lookup': ban })
  await press(root.querySelector('[href="/tables"]')!)
  await soon(() => expect(text()).toContain(say.mine))
  await go('/lobby')
  await soon(() => expect(text()).toContain(bannedFor))
  serve({})
  await go('/tables')
  await go('/lobby')
  await soon(() => expect(text()).toContain(refusals.errors.away))
})

test('words that are none are named before anybody is asked', async () => {
  const asked = serve({})
  await go('/tables')
  await soon(() => expect(root.querySelector('.bring')).not.toBeNull())
  root.querySelector<HTMLInputElement>('.bring input')!.value = 'acorn actor agate zooo'
  await press(root.querySelector('.bring button')!)
  await soon(() => expect(root.querySelector('[role=alert]')!.textContent).toBe(say.notWord('zooo')))
  expect(asked.filter(([path]) => path.includes('pass'))).toEqual([])
})

test.each([
  ['no_pass', say.noPass],
  ['too_fast', refusals.errors.too_fast],
  ['unavailable', refusals.errors.unavailable],
  [undefined, refusals.errors.away],
])('words that open no seat are told why (%s)', async (code, why) => {
  serve({ '/passes/redeem': code })
  await go('/tables')
  await soon(() => expect(root.querySelector('.bring')).not.toBeNull())
  root.querySelector<HTMLInputElement>('.bring input')!.value = 'acorn actor agate zoo'
  await press(root.querySelector('.bring button')!)
  await soon(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(why))
})

test('where a browser cannot open words, none are asked for', async () => {
  serve({})
  vi.stubGlobal('crypto', { getRandomValues: () => {} })
  await go('/tables')
  await soon(() => expect(root.querySelector('h1')!.textContent).toBe(say.mine))
  expect(root.querySelector('.bring')).toBeNull()
})

test('another tab that keeps a key is noticed, and one that only looks is not', async () => {
  const asked = serve({ '/seats/lookup': { tables: [mine] } })
  await go('/tables')
  await soon(() => expect(text()).toContain(say.mineNone))
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  dispatchEvent(new StorageEvent('storage', { key: 'nemeton.finishedTables' }))
  await soon(() => {})
  expect(asked.filter(([path]) => path.endsWith('/lookup'))).toEqual([])
  dispatchEvent(new StorageEvent('storage', { key: 'nemeton.seats' }))
  await soon(() => expect(root.querySelectorAll('.my-table')).toHaveLength(1))
})

test('what is kept is listed, and deleted when one is sure', async () => {
  serve({ '/tables/T1/leave': {} })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  store.keepLearnt('tug', 'pull')
  await go('/data')
  await soon(() => expect(root.querySelectorAll('.kept li')).toHaveLength(2))
  expect(text()).toContain(say.dataTables(1))
  await press(button(say.clear))
  await press(button(say.clearNo))
  expect(savedSeats.keys('T1')).toHaveLength(1)
  await press(button(say.clear))
  await press(button(say.clearBoth))
  await soon(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(localStorage.length).toBe(0)
  assign.mockRestore()
})

test('where time runs out soonest one is told first, and how much is left', async () => {
  const table = { game: 'brandubh', seats: [person, person], seat: 0, idle: 5 }
  for (const id of ['slow', 'fast', 'none', 'theirs']) savedSeats.keepKey(id, { seat: 0, key: `${id} key` })
  const clocks = (left: number, running: number) => ({ left: [left, left], running: [running] })
  serve({
    '/seats/lookup': {
      tables: [
        { ...table, table: 'none', to_act: [0] },
        { ...table, table: 'theirs', to_act: [1], ...clocks(1000, 1) },
        { ...table, table: 'slow', to_act: [0], ...clocks(2 * 86_400_000, 0) },
        { ...table, table: 'fast', to_act: [0], ...clocks(61_000, 0) },
      ],
    },
  })
  await go('/tables')
  await soon(() => expect(root.querySelectorAll('.my-table')).toHaveLength(4))
  const rows = [...root.querySelectorAll('.my-table')]
  expect(rows.map((row) => row.querySelector('a')!.getAttribute('href'))).toEqual([
    '/t/fast',
    '/t/slow',
    '/t/none',
    '/t/theirs',
  ])
  expect(rows[0]!.textContent).toContain(say.left('1:01'))
  expect(rows[2]!.textContent).not.toContain(say.left(''))
})

test('who has a name searches the games at the server, and looks through, saves and gives away each', async () => {
  store.keepPart('session', { player: 'P1', name: 'Anu', key: 'K1' })
  const found = {
    table: 'T7',
    game: 'danube',
    seat: 0,
    over: true,
    joined_at: 1e12,
    ended_at: 2e12,
    rated: true,
    result: 'won',
    others: [{ seat: 1, name: 'Bran', player: 'P2' }, { seat: 2, bot: 'strong' }, { seat: 3 }],
  }
  const record = { nemeton: 2, game: 'danube', seats: 2, options: {}, steps: [] }
  const asked = serve({ '/accounts/me/tables': { tables: [found] }, '/tables/T7/record': record })
  await go('/archive')
  await soon(() => expect(root.querySelectorAll('.found-table')).toHaveLength(1))
  const row = root.querySelector('.found-table')!
  expect(row.textContent).toContain('Bran')
  expect(row.textContent).toContain(say.outcomes.won)
  expect(row.querySelector('a')!.getAttribute('href')).toBe('/t/T7')
  const form = root.querySelector<HTMLFormElement>('form[role=search]')!
  const fill = (name: string, value: string) =>
    void (form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value)
  fill('game', 'danube')
  fill('opponent', ' Bran ')
  fill('result', 'won')
  fill('rated', 'yes')
  fill('from', '2026-11-01')
  await act(() => form.requestSubmit())
  await soon(() => expect(asked.filter(([path]) => path.endsWith('me/tables'))).toHaveLength(2))
  expect(asked.filter(([path]) => path.endsWith('me/tables')).at(-1)![1]).toEqual({
    key: 'K1',
    over: 'true',
    game: 'danube',
    opponent: 'Bran',
    result: 'won',
    rated: 'true',
    from: String(new Date('2026-11-01T00:00').getTime()),
  })
  await press(button(say.shareLink))
  await soon(() =>
    expect(root.querySelector<HTMLInputElement>('.found-table .link input')!.value).toContain(
      '/record#game=',
    ),
  )
  expect(asked.map(([path]) => path)).toContain('/api/v1/tables/T7/record')
})
