// The tournaments of who is signed in, on the page that makes and finds them.
import { expect, test, vi } from 'vitest'
import { say as refusals } from '../shared/api/errors'
import { session } from '../play/storage/session'
import { button, press, root, show, soon, text } from '@nemeton/tests/page'
import { readRequest } from '@nemeton/tests/server'
import type { OwnTournament } from '../shared/api/tournaments'
import TournamentsPage from './tournaments_page'
import { say } from './words'

const mine = { player: 'P1', name: 'Ceridwen', key: 'K1' }
const one = (n: number, changed: Partial<OwnTournament> = {}): OwnTournament => ({
  tournament: `T${n}`,
  name: `Cup ${n}`,
  game: 'brandubh',
  format: 'swiss',
  state: 'over',
  at: 1e12 - n,
  is_host: false,
  ...changed,
})

/** A server that has these, and tells so many at once; what it is asked after. */
function serve(all: OwnTournament[], atOnce = 50): unknown[] {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (target: string, request?: RequestInit) => {
    const [path, input] = readRequest(target, request)
    if (path !== '/api/v1/accounts/me/tournaments') throw new TypeError('offline')
    const { key, ...after } = input
    expect(key).toBe('K1')
    asked.push(after)
    const from = all.findIndex(({ tournament }) => tournament === after.after_tournament) + 1
    return Response.json({ tournaments: all.slice(from, from + atOnce) })
  })
  return asked
}

const rows = () => [...root.querySelectorAll('.my-tables li')]
const showPage = () => show(<TournamentsPage id={null} />)

test('those that one has made or joined are there, each with how it stands and the way to it', async () => {
  session.keep(mine)
  serve([
    one(1, { state: 'running', is_host: true }),
    one(2, { state: 'waiting', format: 'arena' }),
    one(3),
    // Of a game that this page does not have.
    one(4, { game: 'senet' }),
  ])
  await showPage()
  await soon(() => expect(rows()).toHaveLength(3))
  expect(text()).toContain(say.mine)
  expect(rows()[0]!.querySelector('a')!.getAttribute('href')).toBe('/tournaments/T1')
  expect(rows()[0]!.textContent).toBe(`Cup 1 Brandubh${say.underWay} ${say.formats.swiss} ${say.byYou}`)
  expect(rows()[1]!.textContent).toBe(`Cup 2 Brandubh${say.notBegun} ${say.formats.arena} `)
  expect(rows()[2]!.textContent).toContain(
    say.endedOn(new Date(1e12).toLocaleDateString('en', { dateStyle: 'medium' })),
  )
  expect(root.querySelector('main')!.getAttribute('aria-busy')).toBe('false')
  expect(button(say.more)).toBeUndefined()
})

test('of many the first are seen, then all that are known, then those that the server has besides', async () => {
  session.keep(mine)
  const asked = serve(Array.from({ length: 70 }, (_, n) => one(n)))
  await showPage()
  await soon(() => expect(rows()).toHaveLength(5))
  await press(button(say.more))
  expect(rows()).toHaveLength(50)
  expect(asked).toEqual([{}])
  await press(button(say.more))
  await soon(() => expect(rows()).toHaveLength(70))
  expect(asked[1]).toEqual({
    after_state: 'over',
    after_at: String(1e12 - 49),
    after_tournament: 'T49',
  })
  expect(button(say.more)).toBeUndefined()
})

test('who has none, or no name, is told of none', async () => {
  session.keep(mine)
  const asked = serve([])
  await showPage()
  await soon(() => expect(asked).toHaveLength(1))
  await soon(() => expect(root.querySelector('main')!.getAttribute('aria-busy')).toBe('false'))
  expect(text()).not.toContain(say.mine)
  session.keep(null)
  await show(<></>)
  await showPage()
  expect(root.querySelector('main')!.getAttribute('aria-busy')).toBe('false')
  expect(asked).toHaveLength(1)
})

test('where the server does not answer, that is said, and the rest of the page is there', async () => {
  session.keep(mine)
  await showPage()
  await soon(() => expect(root.querySelector('[role=alert]')!.textContent).toBe(refusals.errors.away))
  expect(root.querySelector('form.find')).not.toBeNull()
})
