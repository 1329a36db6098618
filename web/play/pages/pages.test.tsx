// The page around the boards: the home page, going from one view to another, links to tables, and names.
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { App } from '../../shell/app'
import { gameIds } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { gameWords } from '@nemeton/board/words'
import { navigate } from '../../shared/browser/router'
import { store } from '@nemeton/board/base/storage'
import { GuestNameField } from '../seats/guest_name_field'
import { savedGames } from '../storage/saved_games'
import { savedSeats } from '../storage/saved_seats'
import { newRecord } from '../table/local_table'
import { playerName } from '../../shared/browser/player_name'
import { button, person, press, root, show, soon, status, text } from '@nemeton/tests/page'

test('the shelf shows every game with its name', async () => {
  navigate('/')
  await show(<App />)
  await soon(() => expect(root.querySelectorAll('.card')).toHaveLength(gameIds.length))
  for (const id of gameIds) expect(text()).toContain(gameWords(id).name)
  const danube = [...root.querySelectorAll('.card')].find((card) => card.textContent.includes('Danube'))!
  expect(danube.querySelector('.badges')!.textContent).toBe('2 playersabout 45 minskillluck')
  expect(danube.querySelector('[role=img]')!.getAttribute('aria-label')).toBe(words.badges.littleLuck)
  expect([...danube.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/games/danube',
    '/play/danube',
    '/learn/danube',
  ])
})

test('a table says which game it is and what one plays for, with a way to its lessons', async () => {
  navigate(savedGames.begin({ record: newRecord('brandubh', {}, 2), seats: [person, person] }))
  await show(<App />)
  await soon(() => expect(root.querySelector('.place h1')?.textContent).toBe('Brandubh'))
  expect(root.querySelectorAll('.goal')).toHaveLength(1)
  expect(root.querySelector('.goal')!.textContent).toContain(gameWords('brandubh').goal)
  expect(root.querySelector('.goal a')!.getAttribute('href')).toBe('/learn/brandubh')
})

test('a game that goes on is shown as it stands, not played through once more', async () => {
  const seen = new Set<string>()
  const watch = new MutationObserver(() => seen.add(root.querySelector('.told')?.textContent ?? ''))
  watch.observe(root, { childList: true, subtree: true, characterData: true })
  const steps = ['d2-b2', 'd3-d2', 'f4-f2', 'c4-c6']
  savedGames.begin({ record: { ...newRecord('brandubh', {}, 2), steps }, seats: [person, person] })
  navigate('/local')
  await show(<App />)
  await soon(() => expect(status()).toContain('Defenders: c4 to c6'))
  watch.disconnect()
  expect([...seen].filter(Boolean)).toEqual(['Defenders: c4 to c6'])
})

test('a new view has the focus when it appears, so that it takes no key from who is quick', async () => {
  navigate('/')
  await show(<App />)
  const focused: (string | undefined)[] = []
  const watch = setInterval(() => focused.push(document.activeElement?.tagName))
  navigate('/play/brandubh')
  await soon(() => expect(root.querySelector('main.setup')).not.toBeNull())
  await soon(() => expect(document.activeElement?.className).toBe('setup'))
  clearInterval(watch)
  expect(new Set(focused)).toEqual(new Set(['MAIN']))
})

test('a table that has opened has the focus that its opening had', async () => {
  savedGames.begin({ record: newRecord('brandubh', {}, 2), seats: [person, person] })
  navigate('/')
  await show(<App />)
  await act(() => navigate('/local'))
  expect(document.activeElement!.className).toBe('opening')
  await soon(() => expect(root.querySelector('.brandubh')).not.toBeNull())
  expect(document.activeElement!.className).toBe('table')
})

test('a key in the link’s fragment is kept and leaves the address', async () => {
  const sockets: { url: string }[] = []
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(readonly url: string) {
        sockets.push(this)
      }
      close() {}
    },
  )
  history.pushState(null, '', '/t/T2#key=secret')
  await show(<App />)
  await soon(() => expect(location.hash).toBe(''))
  expect(savedSeats.keys('T2')[0]!.key).toBe('secret')
  await soon(() => expect(sockets).toHaveLength(1))
  expect(sockets[0]!.url).not.toContain('secret')
})

test('the switch changes the light and is kept', async () => {
  navigate('/')
  await show(<App />)
  await press(button(words.frame.toDark))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(store.theme()).toBe('dark')
  await press(button(words.frame.toLight))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('the name of a guest is kept without the spaces around it, and its watchers are told', async () => {
  const heard = vi.fn()
  const end = playerName.watch(heard)
  const input = () => root.querySelector('input')!
  const type = (text: string) =>
    act(() => {
      input().value = text
      for (const name of ['input', 'change']) input().dispatchEvent(new Event(name, { bubbles: true }))
    })
  await show(<GuestNameField />)
  expect([input().value, input().maxLength]).toEqual(['', 20])
  await type(' Gwion Bach ')
  expect(playerName.get()).toBe('Gwion Bach')
  expect(heard).toHaveBeenCalledTimes(1)
  await show(<></>)
  await show(<GuestNameField />)
  expect(input().value).toBe('Gwion Bach')
  await type('  ')
  expect(playerName.get()).toBe('')
  end()
  await type('Taliesin')
  expect(heard).toHaveBeenCalledTimes(2)
})
