// An invitation as a guest sees it, before and after sitting down.
import type { SeatInfo } from '../../shared/api/tables'
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { say as refusals } from '../../shared/api/errors'
import { App } from '../../shell/app'
import { words } from '../../shared/messages'
import { navigate } from '../../shared/browser/router'
import { savedSeats } from '../storage/saved_seats'
import { ban, bannedFor, button, press, root, show, soon, text } from '@nemeton/tests/page'
import { readRequest, respond } from '@nemeton/tests/server'
import { say } from './words'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import HostActions from './host_actions'
import { initialState } from '../table/table'
import { removableSeats } from '../pages/seat_links'

let sockets: { onmessage: ((event: { data: string }) => void) | null }[]

beforeEach(async () => {
  sockets = []
  vi.stubGlobal(
    'WebSocket',
    class {
      onmessage = null
      constructor() {
        sockets.push(this)
      }
      send() {}
      close() {}
    },
  )
})

const welcome = {
  type: 'welcome',
  table: 'T1',
  game: 'danube',
  options: { boats: 3, ply_limit: 2000 },
  time_control: { kind: 'game', seconds: 600, increment: 10 },
  seat: null,
  last: 0,
  seats: [
    { kind: 'person', taken: true, present: true },
    { kind: 'person', taken: false },
  ],
}

/** Opens a table's address, of which the server says that. */
async function arrive(message: object): Promise<void> {
  navigate('/t/T1')
  await show(<App />)
  await soon(() => expect(sockets).toHaveLength(1))
  await act(() => sockets[0]!.onmessage!({ data: JSON.stringify(message) }))
}

test('a banned player reads until when and why at a table, not that the server is away', async () => {
  await arrive({ type: 'error', ...ban })
  await soon(() => expect(text()).toContain(bannedFor))
  expect(text()).not.toContain(words.table.awayTitle)
})

test.each(['seat_freed', 'removed_by_host'])(
  'whose seat the host took reads so, once more after a reload (%s)',
  async (code) => {
    savedSeats.keepKey('T1', { seat: 1, key: 'K' })
    const look = async (told: string) => {
      sockets = []
      await arrive({ type: 'error', code: told, message: '' })
      await act(() => sockets[0]!.onmessage!({ data: JSON.stringify(welcome) }))
      await soon(() =>
        expect(root.querySelector('.notice .problem')?.textContent).toBe(refusals.errors[code]),
      )
    }
    await look(code)
    await show(<></>)
    await look('bad_key')
  },
)

test('a guest sees what is played, with whom, for how long and by which rules, before sitting down', async () => {
  await arrive(welcome)
  await soon(() =>
    expect(root.querySelector('.invitation .rules')?.textContent).toBe('Length: The short game.'),
  )
  expect(root.querySelector('h1')!.textContent).toBe(say.invited('Down the Danube'))
  expect([...root.querySelectorAll('.sitters li')].map((each) => each.textContent)).toEqual([
    `Silver boats${words.table.person}`,
    `Copper boats${say.forYou}`,
  ])
  expect(text()).toContain('Clock: 10 minutes + 10 s for each move.')
  expect(root.querySelector('[href="/learn/danube"]')).not.toBeNull()
  vi.stubGlobal('fetch', async () => Response.json({ seat: 1, key: 'K' }))
  await press(button(words.table.sit('Copper boats')))
  await soon(() => expect(savedSeats.keys('T1')).toEqual([{ seat: 1, key: 'K' }]))
})

test('the invitation stays until the key is here, though the table says before that the seat is taken', async () => {
  await arrive(welcome)
  await soon(() => expect(root.querySelector('.invitation .rules')).not.toBeNull())
  let answer: ((response: Response) => void) | null = null
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  await press(button(words.table.sit('Copper boats')))
  await soon(() => expect(answer).not.toBeNull())
  const taken = { kind: 'person', taken: true, present: true }
  await act(() => sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'seats', seats: [taken, taken] }) }))
  expect(button(words.table.sit('Copper boats')).disabled).toBe(true)
  expect(root.querySelector('main.table')).toBeNull()
  await act(() => answer!(Response.json({ seat: 1, key: 'K' })))
  await soon(() => expect(savedSeats.keys('T1')).toEqual([{ seat: 1, key: 'K' }]))
})

test('a seat that somebody else has taken meanwhile is said, and one may only watch', async () => {
  await arrive({ ...welcome, options: { boats: 5, ply_limit: 2000 }, time_control: null })
  await soon(() => expect(text()).toContain(say.usualRules))
  expect(text()).toContain(say.noClock)
  vi.stubGlobal('fetch', async () => respond({ code: 'seat_taken', message: '' }))
  await press(button(words.table.sit('Copper boats')))
  await soon(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(refusals.errors.seat_taken))
  await press(button(say.onlyWatch))
  expect(root.querySelector('.invitation')).toBeNull()
  expect(root.querySelector('main.table')).not.toBeNull()
})

test('who has opened a table frees a seat that somebody holds, and closes the table, until they play', async () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'K' })
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (target: string, request: RequestInit) => {
    asked.push(readRequest(target, request))
    return Response.json({})
  })
  const part = { seats: [{ name: 'Silver boats' }, { name: 'Copper boats' }] } as unknown as AnyGamePart
  await show(<HostActions table="T1" tableKey="K" part={part} held={[1]} />)
  await press(button(say.freeSeat('Copper boats')))
  expect(asked).toContainEqual(['/api/v1/tables/T1/remove-player', { key: 'K', seat: 1 }])
  await press(button(say.close))
  expect(text()).toContain(say.closeSure)
  await press(button(say.closeYes))
  await soon(() => expect(asked).toContainEqual(['/api/v1/tables/T1', { key: 'K' }]))
  expect(savedSeats.keys('T1')).toEqual([])
})

test('nobody else is offered that, nor the host once others have played', () => {
  const person: SeatInfo = { kind: 'person', taken: true, present: true }
  const seats = [{ ...person, is_host: true }, person]
  const state = { ...initialState, lobby: true, seats, mine: [0] }
  expect(removableSeats(state)).toEqual([1])
  expect(removableSeats({ ...state, mine: [1] })).toBeNull()
  expect(removableSeats({ ...state, lobby: false })).toBeNull()
  expect(removableSeats({ ...state, events: [{ n: 1, seat: 1 } as GameEvent] })).toBeNull()
})
