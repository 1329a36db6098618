// Ratings as they are seen: of a player, of a game; and at the places where a game is asked to be rated.
import type { SeatInfo } from '../../shared/api/tables'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { say as refusals } from '../../shared/api/errors'
import { App } from '../../shell/app'
import { navigate } from '../../shared/browser/router'
import type { AnyGamePart } from '@nemeton/board/game'
import { Seats } from '../../play/view/seats'
import { session } from '../../play/storage/session'
import { initialState, type TableState } from '../../play/table/table'
import { ban, bannedFor, press, root, serve, show, soon, text } from '@nemeton/tests/page'
import SeatRatingView from '../../play/ratings/seat_rating'
import { sitDown } from '../../play/seats/take_seat'
import { say } from '../../play/ratings/words'

const mine = { player: 'P1', name: 'Ceridwen', key: 'K1' }
const game = {
  game: 'brandubh',
  rating: 1612,
  deviation: 140,
  provisional: true,
  last_game_at: 4,
  won: 3,
  tied: 1,
  lost: 2,
  streak: 2,
  longest_streak: 3,
  history: [
    [1e12, 1500],
    [2e12, 1580],
    [3e12, 1612],
  ],
}
const profile = {
  player: 'P1',
  name: 'Ceridwen',
  created_at: 1e12,
  private: false,
  games: [game],
  head_to_head: [
    { player: 'P2', name: 'Gwion', won: 2, tied: 1, lost: 2 },
    { bot: 'strong', won: 1, tied: 0, lost: 0 },
    { won: 0, tied: 0, lost: 1 },
  ],
}

const go = async (path: string) => {
  navigate(path)
  await show(<App />)
}

test('a player’s ratings are shown with a question mark while little is known, over time, and against each other', async () => {
  serve({ '/players/P1': profile })
  await go('/player/P1')
  await soon(() => expect(text()).toContain('Ceridwen'))
  expect(root.querySelector('.rating')!.textContent).toBe('1612?')
  expect(text()).toContain(say.record(game))
  expect(text()).toContain(say.streaks(3, 2))
  const plot = root.querySelector('.plot svg')!
  expect(plot.getAttribute('aria-label')).toBe(say.plot(3, 1500, 1612, 1500, 1612))
  const points = plot.querySelector('polyline')!.getAttribute('points')!.split(' ')
  expect(points).toHaveLength(3)
  const heights = points.map((point) => Number(point.split(',')[1]))
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
  const rows = [...root.querySelectorAll('.ranks li')]
  expect(rows[0]!.querySelector('a')!.getAttribute('href')).toBe('/player/P2')
  expect(rows[1]!.querySelector('a')).toBeNull()
  expect(rows[2]!.textContent).toContain(say.someone)
  expect(root.querySelector('[name=private]')).toBeNull()
})

test('a rating that is known well has no question mark, and one game no line', async () => {
  serve({
    '/players/P1': {
      ...profile,
      games: [{ ...game, provisional: false, history: [[1, 1612]] }],
    },
  })
  await go('/player/P1')
  await soon(() => expect(root.querySelector('.rating')!.textContent).toBe('1612'))
  expect(root.querySelector('.plot')).toBeNull()
  expect(text()).not.toContain(say.provisional)
})

test('who is not to be seen, and a server that is away, are said so', async () => {
  serve({ '/players/P9': 'no_player' })
  await go('/player/P9')
  await soon(() => expect(text()).toContain(say.gone))
  serve({})
  await go('/player/P8')
  await soon(() => expect(text()).toContain(refusals.errors.away))
  serve({ '/players/P7': ban })
  await go('/player/P7')
  await soon(() => expect(text()).toContain(bannedFor))
})

test('the highest ratings of a game are a list that leads to the players', async () => {
  const leader = { player: 'P2', name: 'Gwion', rating: 1700, deviation: 60, provisional: false, games: 30 }
  serve({ '/leaderboards/brandubh': { leaders: [leader] } })
  await go('/leaders/brandubh')
  await soon(() => expect(root.querySelectorAll('.leaders li')).toHaveLength(1))
  expect(root.querySelector('.leaders a')!.getAttribute('href')).toBe('/player/P2')
  expect(root.querySelector('.leaders li')!.textContent).toContain('1700')
  serve({ '/leaderboards/duel': { leaders: [] } })
  await go('/leaders/duel')
  await soon(() => expect(text()).toContain(say.noLeaders))
})

test('a seat is taken by the name of who has one', async () => {
  const asked = serve({ '/tables/T1/join': 'account_required' })
  expect(await sitDown('T1', 0, [])).toMatchObject({ code: 'account_required' })
  session.keep(mine)
  serve({ '/tables/T1/join': 'same_address' })
  expect(await sitDown('T1', 1, [])).toMatchObject({ code: 'same_address' })
  expect(asked.map(([, body]) => body)).toEqual([{ seat: 0 }])
})

test('a session that is over is no reason not to play as a guest', async () => {
  session.keep(mine)
  const asked = serve({ '/tables/T1/join': 'bad_key' })
  expect(await sitDown('T1', 1, [])).toMatchObject({ code: 'bad_key' })
  expect(asked.map(([, body]) => body)).toEqual([{ seat: 1, key: 'K1' }, { seat: 1 }])
})

test('a second seat on a device is a guest’s', async () => {
  session.keep(mine)
  const had = [{ seat: 0, key: 'K0' }]
  const asked = serve({ '/tables/T1/join': 'removed_by_host' })
  expect(await sitDown('T1', 1, had)).toMatchObject({ code: 'removed_by_host' })
  expect(asked.map(([, body]) => body)).toEqual([{ seat: 1, former_key: 'K0' }])
})

const setting = async () => {
  await go('/play/brandubh')
  await soon(() => expect(root.querySelector('details.change')).not.toBeNull())
  await act(() => void (root.querySelector<HTMLDetailsElement>('details.change')!.open = true))
  await soon(() => expect(root.querySelector('[name=opponent]')).not.toBeNull())
}

test('who has a name may set a rated table, also against a bot, which is at the server then', async () => {
  await setting()
  expect(root.querySelector('[name=rated]')).toBeNull()
  session.keep(mine)
  navigate('/')
  await show(<App />)
  const asked = serve({ '/tables': { table: 'T1', seat: 0, key: 'K' }, '/lobby': { tables: [] } })
  await setting()
  await press(root.querySelector('[name=opponent][value=here]')!)
  expect(root.querySelector('[name=rated]')).toBeNull()
  await press(root.querySelector('[name=opponent][value=bot]')!)
  await press(root.querySelector('[name=rated]')!)
  await act(() => root.querySelector('form')!.requestSubmit())
  await soon(() => expect(location.pathname).toBe('/t/T1'))
  expect(asked.find(([path]) => path === '/api/v1/tables')![1]).toMatchObject({
    seats: ['you', 'bot:casual'],
    rated: true,
    key: 'K1',
  })
})

const part = {
  seats: ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => ({ name, Mark: () => <circle r="9" /> })),
} as unknown as AnyGamePart
const sitting: SeatInfo[] = [
  { kind: 'person', taken: true, present: true, name: 'Ceridwen', player: 'P1' },
  { kind: 'person', taken: true, present: true, name: 'Gwion', player: 'P2' },
  { kind: 'bot', level: 'casual' },
  { kind: 'person', taken: true, present: true, name: 'Morfran' },
]
const table = (key: string, seats: SeatInfo[]): TableState => ({
  ...initialState,
  key,
  mine: [0],
  seats,
  sides: seats.map((_, seat) => [seat]),
})
const seatsOf = (state: TableState) => (
  <Seats part={part} state={state} view={null} turn={[]} chosen={[]} past={null} Rating={SeatRatingView} />
)
const told = () => [...root.querySelectorAll('.seat small')].map((each) => each.textContent)

test('at a table the rating of who sits there stands beside the name, asked for once', async () => {
  session.keep(mine)
  const seats = [
    { seat: 0, rating: 1612, deviation: 140, provisional: true },
    { seat: 1, rating: 1700, deviation: 60, provisional: false },
    { seat: 2, rating: 1500, deviation: 50, provisional: false },
  ]
  const asked = serve({ '/tables/R1/ratings': { seats, changes: [] } })
  await show(seatsOf(table('R1', sitting)))
  await soon(() => expect(told()[0]).toBe(`You, a name that stays, ${say.rating} (1612?)`))
  expect(told()[1]).toBe(`Gwion, a name that stays, ${say.rating} (1700)`)
  expect(told()[2]).toMatch(new RegExp(`, ${say.rating} \\(1500\\)$`))
  // A guest has none.
  expect(told()[3]).toBe('Morfran')
  expect(asked).toEqual([['/api/v1/tables/R1/ratings', { key: 'K1' }]])

  // Whoever sits down later has his own.
  const late = [...seats, { seat: 3, rating: 1400, deviation: 90, provisional: false }]
  const again = serve({ '/tables/R1/ratings': { seats: late, changes: [] } })
  const sat = { ...sitting[3]!, player: 'P3' }
  await show(seatsOf(table('R1', [...sitting.slice(0, 3), sat])))
  await soon(() => expect(told()[3]).toContain('(1400)'))
  expect(told()[0]).toContain('(1612?)')
  expect(again).toHaveLength(1)
})

test('where nobody there can have a rating none is asked for, and none is shown that is not told', async () => {
  const asked = serve({ '/tables/R3/ratings': 'no_table' })
  const guests = sitting.map(({ player: _, ...info }) => info).filter(({ kind }) => kind === 'person')
  await show(seatsOf(table('R2', guests)))
  await show(seatsOf(table('R3', sitting)))
  await soon(() => expect(asked).toHaveLength(1))
  expect(asked[0]![0]).toBe('/api/v1/tables/R3/ratings')
  expect(told()[1]).toBe('Gwion, a name that stays')
})
