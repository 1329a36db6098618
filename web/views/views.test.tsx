// The views, with the real rules core: setting a table, playing at it, stepping back, the end, the shelf.
import { render, type JSX } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brandubh from '../../games/brandubh/board'
import { App } from '../app'
import type { AnyGamePart } from '../game'
import { games, type GameId } from '../games'
import { words } from '../messages'
import { navigate } from '../router'
import { store } from '../store'
import { Core } from '../table/core'
import { LocalTable, newRecord } from '../table/local'
import type { SeatInfo } from '../table/table'
import { testWorker } from '../tests/engine'
import { TableView } from './table'

const person: SeatInfo = { kind: 'person' }
let root: HTMLElement
let core: Core

// The page's core is the one of the test.
vi.mock('../table/core', async (original) => ({ ...(await original<object>()), core: () => core }))

beforeEach(async () => {
  localStorage.clear()
  root = document.createElement('div')
  document.body.append(root)
  core = new Core(await testWorker())
})
afterEach(() => {
  act(() => render(null, root))
  root.remove()
  vi.unstubAllGlobals()
})

const show = (view: JSX.Element) => act(() => render(view, root))
const soon = (look: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      look()
    },
    { timeout: 5000 },
  )
const text = () => root.textContent!
const status = () => root.querySelector('.status')!.textContent!
const button = (name: string) =>
  [...root.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  )!
const press = (element: Element) => act(() => (element as HTMLElement).click())
const move = async (from: string, to: string) => {
  for (const square of [from, to]) {
    await act(() => {
      const cell = root.querySelector(`[data-square=${square}]`)!
      cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
      cell.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }))
    })
  }
}
const marked = () => root.querySelector('.moves [aria-current]')?.textContent

async function atTable(seats: SeatInfo[], options = {}) {
  const table = new LocalTable(core, { record: newRecord('brandubh', options, 2), seats })
  await show(<TableView table={table} game="brandubh" part={brandubh} />)
  await soon(() => expect(root.querySelector('.brandubh')).not.toBeNull())
  return table
}

test('a table says whose turn it is and what happened, in a live region', async () => {
  await atTable([person, person])
  expect(root.querySelector('[role=status]')!.textContent).toBe('Attackers to moveThe game begins.')
  await move('d2', 'b2')
  await soon(() => expect(status()).toBe('Defenders to moveAn attacker goes from d2 to b2.'))
})

test('moves are listed, and stepping back shows that position, where nothing can be moved', async () => {
  await atTable([person, person])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('1d2–b2'))
  await move('d3', 'd2')
  await soon(() => expect(marked()).toBe('2d3–d2'))
  await press(button(words.table.back))
  expect(marked()).toBe('1d2–b2')
  expect(status()).toContain('An attacker goes')
  expect(root.querySelectorAll('.own')).toHaveLength(0)
  expect(root.querySelector('[data-square=d3]')!.getAttribute('aria-label')).toBe('d3, defender')
  await press(button(words.table.last))
  expect(marked()).toBe('2d3–d2')
  expect(root.querySelectorAll('.own').length).toBeGreaterThan(0)
})

test('the arrow keys, Home and End step, except on the board', async () => {
  await atTable([person, person])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('1d2–b2'))
  const key = (name: string, target: Element = document.body) =>
    act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  await key('ArrowLeft')
  expect(status()).toContain('The game begins.')
  await key('End')
  expect(marked()).toBe('1d2–b2')
  await key('ArrowLeft', root.querySelector('[data-square=d4]')!)
  expect(marked()).toBe('1d2–b2')
})

test('a move in the list can be pressed', async () => {
  await atTable([person, person])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('1d2–b2'))
  await move('d3', 'd2')
  await soon(() => expect(marked()).toBe('2d3–d2'))
  await press(root.querySelector('.moves button')!)
  expect(marked()).toBe('1d2–b2')
})

test('taking back is possible once something was played', async () => {
  await atTable([person, person])
  expect(button(words.table.undo).disabled).toBe(true)
  await move('d2', 'b2')
  await soon(() => expect(button(words.table.undo).disabled).toBe(false))
  await press(button(words.table.undo))
  await soon(() => expect(status()).toContain('The game begins.'))
})

test('at the end the result stands there, and another game changes the sides', async () => {
  await atTable([person, { kind: 'bot', level: 'novice' }], { ply_limit: 1 })
  expect(status()).toContain('Your turn: Attackers')
  await move('d2', 'b2')
  await soon(() => expect(status()).toContain('A tie.'))
  expect(status()).toContain('The limit of moves is reached.')
  await press(button(words.table.rematch))
  await soon(() => expect(root.querySelectorAll('.seat small')[0]!.textContent).toBe('Bot, novice'))
  await soon(() => expect(status()).toContain('A tie.'))
})

test('the rule book opens beside the board', async () => {
  await atTable([person, person])
  await press(button(words.table.rules))
  await soon(() => expect(root.querySelector('.book')?.textContent).toContain('throne'))
})

test('a local table cannot be resigned', async () => {
  await atTable([person, person])
  expect(button(words.table.resign)).toBeUndefined()
})

// A game that hides things, on a board that says what it is given.

const duel: AnyGamePart = {
  Board: ({ view, seat, actions, onAct }) => (
    <div
      class="duel"
      data-seat={seat}
      data-hands={view.hands.map((hand: string[] | null) => hand?.length ?? 0)}
    >
      {actions.map((token) => (
        <button onClick={() => onAct(token)}>{token}</button>
      ))}
      <output>{view.chosen}</output>
    </div>
  ),
  aspect: 1,
  seats: ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => ({ name, Mark: () => <path d="M0 0" /> })),
  hides: true,
  describe: ({ token }) => (token === null ? 'Something is chosen.' : `It is ${token}.`),
  notation: ({ token }) => token ?? '?',
  ending: () => '',
  picture: { view: {}, seat: 0 },
}
const hands = () => root.querySelector<HTMLElement>('.duel')?.dataset.hands

async function atDuel(seats: SeatInfo[]) {
  const table = new LocalTable(core, { record: newRecord('duel', {}, seats.length), seats })
  await show(<TableView table={table} game="brandubh" part={duel} />)
}

test('several people at one screen: a cover names who looks next, and hides everything until then', async () => {
  await atDuel([person, person, { kind: 'bot', level: 'novice' }])
  await soon(() => expect(root.querySelector('.hand-over h1')!.textContent).toBe(words.table.handOver('Ash')))
  expect(root.querySelector('.duel')).toBeNull()
  expect(document.activeElement).toBe(button(words.table.handOverDone))
  await press(button(words.table.handOverDone))
  await soon(() => expect(hands()).toBe('13,0,0'))
  expect(status()).toContain(words.table.yourChoice('Ash'))
  await press(button('K'))
  // The choice shows as made, and then the device goes on.
  await soon(() => expect(root.querySelector('output')!.textContent).toBe('K'))
  expect(root.querySelectorAll('.duel button')).toHaveLength(0)
  expect(status()).toContain('It is K.')
  await soon(() => expect(root.querySelector('h1')!.textContent).toBe(words.table.handOver('Birch')))
  expect(text()).not.toContain('K')
  await press(button(words.table.handOverDone))
  await soon(() => expect(hands()).toBe('0,13,0'))
  expect(root.querySelector<HTMLElement>('.duel')!.dataset.seat).toBe('1')
  expect(root.querySelector('output')!.textContent).toBe('')
  expect([...root.querySelectorAll('.moves li')].at(-1)!.textContent).toContain('?')
})

test('who has chosen shows, what does not', async () => {
  await atDuel([person, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }])
  const seats = () => [...root.querySelectorAll('.seat small')].map((each) => each.textContent)
  await soon(() => expect(seats()).toEqual(['You', 'Bot, novice · has chosen', 'Bot, novice · has chosen']))
  expect(status()).toContain('Something is chosen.')
})

test('one person alone never hands the device over', async () => {
  await atDuel([{ kind: 'bot', level: 'novice' }, person])
  await soon(() => expect(hands()).toBe('20,20'))
  expect(root.querySelector('.hand-over')).toBeNull()
})

test('the shelf shows every game with its name', async () => {
  navigate('/')
  await show(<App />)
  await soon(() => expect(root.querySelectorAll('.card')).toHaveLength(Object.keys(games).length))
  for (const id of Object.keys(games) as GameId[]) expect(text()).toContain(words.games[id].name)
  expect(text()).not.toContain(words.home.goOn)
})

test('a kept table can be gone on with from the shelf', async () => {
  store.keepLocal({ record: { ...newRecord('brandubh', {}, 2), steps: ['d2-b2'] }, seats: [person, person] })
  navigate('/')
  await show(<App />)
  await press(root.querySelector('.go-on')!)
  await soon(() =>
    expect(root.querySelector('.status')?.textContent).toContain('An attacker goes from d2 to b2.'),
  )
})

test('a game that goes on is shown as it stands, not played through once more', async () => {
  const seen = new Set<string>()
  const watch = new MutationObserver(() => seen.add(root.querySelector('.told')?.textContent ?? ''))
  watch.observe(root, { childList: true, subtree: true, characterData: true })
  const steps = ['d2-b2', 'd3-d2', 'f4-f2', 'c4-c6']
  store.keepLocal({ record: { ...newRecord('brandubh', {}, 2), steps }, seats: [person, person] })
  navigate('/local')
  await show(<App />)
  await soon(() => expect(status()).toContain('A defender goes from c4 to c6.'))
  watch.disconnect()
  expect([...seen].filter(Boolean)).toEqual(['A defender goes from c4 to c6.'])
})

test('a new view has the focus when it appears, so that it takes no key from who is quick', async () => {
  navigate('/')
  await show(<App />)
  const focused: (string | undefined)[] = []
  const watch = new MutationObserver(() => focused.push(document.activeElement?.className))
  watch.observe(root, { childList: true, subtree: true })
  navigate('/play/brandubh')
  await vi.waitFor(() => expect(focused.length).toBeGreaterThan(0))
  watch.disconnect()
  expect(root.querySelector('main.setup')).not.toBeNull()
  expect(focused[0]).toBe('setup')
})

test('a table that has opened has the focus that its opening had', async () => {
  store.keepLocal({ record: newRecord('brandubh', {}, 2), seats: [person, person] })
  navigate('/')
  await show(<App />)
  await act(() => navigate('/local'))
  expect(document.activeElement!.className).toBe('opening')
  await soon(() => expect(root.querySelector('.brandubh')).not.toBeNull())
  expect(document.activeElement!.className).toBe('table')
})

test('two quick presses of an arrow key are two steps', async () => {
  await atTable([person, person])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('1d2–b2'))
  await move('d3', 'd2')
  await soon(() => expect(marked()).toBe('2d3–d2'))
  const back = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  back()
  await vi.waitFor(() => expect(marked()).toBe('1d2–b2'), { interval: 0 })
  back()
  await vi.waitFor(() => expect(status()).toContain('The game begins.'))
})

test('options are made from the game’s own list, with help and range', async () => {
  navigate('/play/brandubh')
  await show(<App />)
  await soon(() => expect(root.querySelector('#option-ply_limit')).not.toBeNull())
  const field = root.querySelector<HTMLInputElement>('#option-ply_limit')!
  expect([field.min, field.max, field.value]).toEqual(['1', '100000', '500'])
  expect(root.querySelector('#option-ply_limit-help')!.textContent).not.toBe('')
  expect([...root.querySelectorAll('[name=option-rules]')]).toHaveLength(2)
  await act(() => {
    field.value = '0'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  expect(button(words.setup.start).disabled).toBe(true)
})

test('a table against a bot is set on this device, as it was chosen', async () => {
  navigate('/play/brandubh')
  await show(<App />)
  await soon(() => expect(root.querySelector('#option-ply_limit')).not.toBeNull())
  for (const choice of ['[name=level][value=strong]', '[name=side][value="1"]'])
    await press(root.querySelector(choice)!)
  await press(root.querySelectorAll('[name=option-rules]')[1]!)
  await act(() => root.querySelector('form')!.requestSubmit())
  expect(location.pathname).toBe('/local')
  const saved = store.local()!
  expect(saved.seats).toEqual([{ kind: 'bot', level: 'strong' }, person])
  expect(saved.record.options).toEqual({ rules: 'challenge', ply_limit: 500 })
})

test('a friend by link: the server is asked for a table, and the key is kept here', async () => {
  const fetched = vi.fn(async () => Response.json({ table: 'T1', seat: 0, key: 'K' }, { status: 201 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  )
  navigate('/play/brandubh')
  await show(<App />)
  await press(root.querySelector('[name=opponent][value=friend]')!)
  await act(() => root.querySelector('form')!.requestSubmit())
  await soon(() => expect(location.pathname).toBe('/t/T1'))
  const [, request] = fetched.mock.calls[0] as unknown as [string, { body: string }]
  expect(JSON.parse(request.body)).toMatchObject({ game: 'brandubh', seats: ['you', 'open'], draw: true })
  expect(store.key('T1')).toMatchObject({ seat: 0, key: 'K' })
})

test('a friend by link without a server: a calm sentence, and the way on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  navigate('/play/brandubh')
  await show(<App />)
  await press(root.querySelector('[name=opponent][value=friend]')!)
  await act(() => root.querySelector('form')!.requestSubmit())
  await soon(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(words.setup.away))
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
  expect(location.hash).toBe('')
  expect(store.key('T2')!.key).toBe('secret')
  expect(sockets[0]!.url).not.toContain('secret')
})

test('an address that leads nowhere says so and leads home', async () => {
  navigate('/nowhere/at/all')
  await show(<App />)
  expect(text()).toContain(words.missing.title)
  expect(root.querySelector('a.button')!.getAttribute('href')).toBe('/')
})

test('/local without a table says so', async () => {
  navigate('/local')
  await show(<App />)
  expect(text()).toContain(words.table.noLocal)
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
