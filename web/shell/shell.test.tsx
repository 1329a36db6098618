// The app around the views: its sections, the page of a game, and the settings.
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { store } from '@nemeton/board/base/storage'
import { gameWords } from '@nemeton/board/words'
import { press, root, show, soon, text } from '@nemeton/tests/page'
import { theme } from '../shared/browser/theme'
import { savedGames } from '../play/storage/saved_games'
import { newRecord } from '../play/table/local_table'
import { navigate } from '../shared/browser/router'
import { gameIds } from '../shared/games/games'
import { words } from '../shared/messages'
import { App } from './app'
import { say as home } from './home/words'
import { say as settings } from './settings/words'

const go = async (path: string) => {
  await act(() => navigate(path))
  await show(<App />)
}
const links = () => [...root.querySelectorAll('.sections a')]

test('every section is one press away, and the one in view is marked', async () => {
  await go('/')
  expect(links().map((link) => link.textContent)).toEqual(Object.values(words.frame.sections))
  for (const [path, section] of [
    ['/', 'Play'],
    ['/games/tug', 'Play'],
    ['/puzzle/tug/1', 'Puzzles'],
    ['/learn', 'Learn'],
    ['/watch', 'Watch'],
    ['/tournaments', 'Tournaments'],
  ]) {
    await act(() => navigate(path!))
    expect(links().filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toHaveLength(1)
    expect(root.querySelector('.sections [aria-current]')!.textContent).toBe(section)
  }
})

test('a newcomer sees ways to play and the games; whoever comes back also the games in progress', async () => {
  await go('/')
  await soon(() => expect(root.querySelectorAll('.ways-to-play > *')).toHaveLength(4))
  expect(text()).not.toContain(home.progress)
  navigate(
    savedGames.begin({ record: newRecord('tug', {}, 2), seats: [{ kind: 'person' }, { kind: 'person' }] }),
  )
  await go('/')
  await soon(() => expect(text()).toContain(home.progress))
  expect(root.querySelector('.dashboard .my-table')!.textContent).toContain(gameWords('tug').name)
})

test('the large button starts a game against a bot at once', async () => {
  await go('/')
  await soon(() => expect(root.querySelector('.ways-to-play .primary')).not.toBeNull())
  await press(root.querySelector('.ways-to-play .primary')!)
  await soon(() => expect(location.pathname).toMatch(/^\/local\//))
  expect(
    savedGames
      .newest()![1]
      .seats.map(({ kind }) => kind)
      .sort(),
  ).toEqual(['bot', 'person'])
})

test.each([
  ['/challenge', 'friend'],
  ['/pass-and-play', 'here'],
])('%s leads to a set-up with that opponent', async (path, opponent) => {
  await go(path)
  await soon(() => expect(root.querySelectorAll('.game-choice a')).toHaveLength(gameIds.length))
  await press(root.querySelector('.game-choice a')!)
  await soon(() => expect(location.pathname).toBe(`/play/${gameIds[0]}/${opponent}`))
  await soon(() => expect(root.querySelector('details.change summary')).not.toBeNull())
  await act(() => (root.querySelector<HTMLDetailsElement>('details.change')!.open = true))
  await soon(() =>
    expect(root.querySelector<HTMLInputElement>(`[name=opponent][value=${opponent}]`)?.checked).toBe(true),
  )
})

test('the settings are kept', async () => {
  await go('/settings')
  await soon(() => expect(text()).toContain(settings.yourData))
  const choose = (name: string, value: string) => press(root.querySelector(`[name=${name}][value=${value}]`)!)
  await choose('theme', 'dark')
  expect([theme(), store.theme()]).toEqual(['dark', 'dark'])
  await choose('theme', 'system')
  expect(store.theme()).toBeNull()
  await press(root.querySelector('[name=confirm]')!)
  expect(store.part('confirmMoves')).toBe(true)
})
