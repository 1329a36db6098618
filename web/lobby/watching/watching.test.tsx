// Games of others: the list of those that may be watched, and the card on the home page.
import { beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../shell/app'
import { navigate } from '../../shared/browser/router'
import { root, serve, show, soon, text } from '@nemeton/tests/page'
import { words } from '../../shared/messages'
import LiveCard from './live_card'
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

test('a game that is gone leaves the shelf to another', async () => {
  const other = { ...watched, table: 'qrstuvwxyz012345' }
  serve({ '/public-tables': { tables: [watched, other] } })
  await show(<LiveCard />)
  await soon(() => expect(Socket.opened).toHaveLength(1))
  const gone = { type: 'error', code: 'no_table', message: 'the table is public no more' }
  Socket.opened[0]!.onmessage!({ data: JSON.stringify(gone) })
  await soon(() => expect(root.querySelector('.live a')?.getAttribute('href')).toBe(`/t/${other.table}`))
})
