// Who sits where: you first, partners together, with what counts and who is ahead.
import { expect, test } from 'vitest'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { initialState, type TableState } from '../table/table'
import { novice, person, root, show } from '@nemeton/tests/page'
import { listedSeats, Seats } from './seats'

const table = (seats: number, mine: Seat[], sides?: Seat[][]): TableState => ({
  ...initialState,
  key: 'T1',
  mine,
  seats: Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? person : novice)),
  sides: sides ?? Array.from({ length: seats }, (_, seat) => [seat]),
})
const pairs = [
  [0, 2],
  [1, 3],
]

test('the reader comes first, the others in the order of turns', () => {
  expect(listedSeats(table(4, [2]))).toEqual([2, 3, 0, 1])
  expect(listedSeats(table(6, [5]))).toEqual([5, 0, 1, 2, 3, 4])
})

test('partners stand together', () => {
  expect(listedSeats(table(4, [1], pairs))).toEqual([1, 3, 2, 0])
  expect(listedSeats(table(4, [], pairs))).toEqual([0, 2, 1, 3])
})

test('a name that stays is marked, and said to who listens', () => {
  const named = table(2, [1])
  named.seats[0] = { ...person, name: 'Ceridwen', player: 'id' }
  show(<Seats part={part} state={named} view={[0, 0, 0]} turn={[]} chosen={[]} past={null} />)
  const [own, other] = [...root.querySelectorAll('.seat small')]
  expect(other!.textContent).toBe('Ceridwen, a name that stays')
  expect(own!.querySelector('.kept')).toBeNull()
})

test('several on one device, and who only looks on, see the seats as they are', () => {
  expect(listedSeats(table(3, [1, 2]))).toEqual([0, 1, 2])
  expect(listedSeats(table(3, []))).toEqual([0, 1, 2])
})

const part = {
  seats: ['Ash', 'Birch', 'Cedar'].map((name) => ({ name, Mark: () => <circle r="9" /> })),
  panel: (view: number[], seat: Seat) => [
    { Icon: () => <circle r="5" />, value: view[seat], label: `${view[seat]} coins` },
  ],
  leads: (view: number[]) => (view[2]! > view[0]! ? [2] : []),
} as unknown as AnyGamePart

const seats = () => [...root.querySelectorAll('.seat')].map((seat) => seat.textContent)

test('each seat says what counts for it, and who is ahead', () => {
  const state = table(3, [1])
  show(<Seats part={part} state={state} view={[1, 2, 3]} turn={[1]} chosen={[2]} past={null} />)
  expect(seats()).toEqual([
    expect.stringMatching(/^BirchYou2 coins2$/),
    expect.stringMatching(/^aheadCedar, ahead[A-Z][a-z]+, bot, novice3 coins3has chosen$/),
    expect.stringMatching(/^Ash[A-Z][a-z]+, bot, novice1 coins1$/),
  ])
  expect(root.querySelectorAll('.ahead')).toHaveLength(1)
  expect(root.querySelectorAll('.seat')[1]!.querySelector('.chosen, .ahead')).not.toBeNull()
})

test('a game that counts nothing has no more than names', () => {
  const { panel: _, leads: __, ...bare } = part
  show(<Seats part={bare} state={table(3, [0])} view={[1, 1, 1]} turn={[]} chosen={[]} past={null} />)
  expect(root.querySelector('.counts, .ahead')).toBeNull()
  expect(seats()[0]).toBe('AshYou')
})
