// Games of others: the list of those that may be watched, the card on the shelf, and the word at one's own table.
import { beforeEach, expect, test, vi } from 'vitest'
import { say as refusals } from '../../shared/api/errors'
import { App } from '../../shell/app'
import { navigate } from '../../shared/browser/router'
import { press, root, serve, show, soon, text } from '@nemeton/tests/page'
import { words } from '../../shared/messages'
import LiveCard from './live_card'
import PublicNote from '../../play/watching/public_note'
import PublicTableNote from '../../play/watching/public_table'
import { say } from '../../play/watching/words'

const watched = {
  table: 'abcdefghijklmnop',
  game: 'brandubh',
  options: {},
  time_control: null,
  seats: [
    { kind: 'person', name: 'Ceridwen', player: 'P1', rating: 1612, provisional: true },
    { kind: 'bot', level: 'strong', rating: 1700, provisional: false },
  ],
  last: 7,
  spectators: 2,
  age: 60,
  rated: true,
}

class Socket {
  static opened: Socket[] = []
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  constructor(readonly url: string) {
    Socket.opened.push(this)
  }
  send() {}
  close() {}
}
beforeEach(() => {
  Socket.opened = []
  vi.stubGlobal('WebSocket', Socket)
})

const go = async (path: string) => {
  navigate(path)
  await show(<App />)
}

test('games that may be watched stand with who plays, how strong, and how many look on', async () => {
  const asked = serve({
    '/public-tables': { tables: [watched] },
    '/public-tables?game=tug': { tables: [] },
  })
  await go('/watch')
  await soon(() => expect(root.querySelector('.live h2')?.textContent).toBe('Brandubh'))
  const bot = words.bot.called(words.bot.levels.strong)
  expect(root.querySelector('.live p')!.textContent).toBe(`Ceridwen (1612?) – ${bot} (1700)`)
  expect(text()).toContain(words.table.spectators(2))
  expect(root.querySelector('.live a')!.getAttribute('href')).toBe('/t/abcdefghijklmnop')
  await soon(() =>
    expect(Socket.opened.map(({ url }) => url)).toEqual([expect.stringContaining(watched.table)]),
  )

  const select = root.querySelector('select')!
  select.value = 'tug'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(text()).toContain(say.none))
  expect(asked).toContainEqual(['/api/v1/public-tables', { game: 'tug' }])
})

test('that there is no server is said', async () => {
  serve({})
  await go('/watch')
  await soon(() => expect(text()).toContain(refusals.errors.away))
})

test('the shelf shows one of them, and nothing where there is none', async () => {
  serve({ '/public-tables': { tables: [{ ...watched, game: 'chess' }, watched] } })
  await show(<LiveCard />)
  await soon(() => expect(root.querySelectorAll('.live')).toHaveLength(1))
  expect(root.querySelector('[href="/watch"]')).not.toBeNull()
  await show(<></>)
  const asked = serve({ '/public-tables': { tables: [] } })
  await show(<LiveCard />)
  await soon(() => expect(asked).toHaveLength(1))
  expect(root.textContent).toBe('')
})

test('a game that is gone leaves the shelf to another', async () => {
  const other = { ...watched, table: 'qrstuvwxyz012345' }
  serve({ '/public-tables': { tables: [watched, other] } })
  await show(<LiveCard />)
  await soon(() => expect(Socket.opened).toHaveLength(1))
  const gone = { type: 'error', code: 'no_table', message: 'the table is public no more' }
  Socket.opened[0]!.onmessage!({ data: JSON.stringify(gone) })
  await soon(() => expect(root.querySelector('.live a')?.getAttribute('href')).toBe(`/t/${other.table}`))
})

test('whoever sits at a public table is told, and ends it', async () => {
  const asked = serve({ '/tables/T/make-private': {} })
  await show(<PublicTableNote table="T" tableKey="K" />)
  expect(text()).toContain(say.isPublic)
  await press(root.querySelector('button')!)
  await soon(() => expect(asked.map(([path]) => path)).toEqual(['/api/v1/tables/T/make-private']))
  await soon(() => expect(root.querySelector('button')!.disabled).toBe(false))
  expect(root.querySelector('.problem')).toBeNull()
  serve({})
  await press(root.querySelector('button')!)
  await soon(() => expect(root.querySelector('.problem')?.textContent).toBe(refusals.errors.away))
})

test('whoever is invited is told', async () => {
  await show(<PublicNote />)
  expect(text()).toContain(say.isPublicNote)
})
