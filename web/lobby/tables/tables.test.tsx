// My tables, open tables, another device, what is kept: as they are seen and pressed.
import { expect, test, vi } from 'vitest'
import { say as refusals } from '../../shared/api/errors'
import { App } from '../../shell/app'
import { words } from '../../shared/messages'
import { navigate } from '../../shared/browser/router'
import { store } from '@nemeton/board/base/storage'
import { savedSeats } from '../../play/storage/saved_seats'
import { button, press, root, serve, show, soon, text } from '@nemeton/tests/page'
import { say } from './words'

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

test('a table whose first throw waits until everybody sits says for whom', async () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  serve({ '/seats/lookup': { tables: [{ ...mine, game: 'danube', to_act: [] }] } })
  await go('/my-games')
  await soon(() => expect(root.querySelector('.my-table')).not.toBeNull())
  expect(root.querySelector('.my-table')!.textContent).toContain(words.table.waiting('Copper boats'))
})

test('a table is left here and at the server, or stays where the server does not answer', async () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  const answers: Record<string, unknown> = { '/seats/lookup': { tables: [mine] } }
  const asked = serve(answers)
  await go('/my-games')
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

test('where a browser cannot open words, none are asked for', async () => {
  serve({})
  vi.stubGlobal('crypto', { getRandomValues: () => {} })
  await go('/my-games')
  await soon(() => expect(root.querySelector('h1')!.textContent).toBe(say.mine))
  expect(root.querySelector('.bring')).toBeNull()
})

test('another tab that keeps a key is noticed, and one that only looks is not', async () => {
  const asked = serve({ '/seats/lookup': { tables: [mine] } })
  await go('/my-games')
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
  await go('/my-games')
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
