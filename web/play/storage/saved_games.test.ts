// The games that a device keeps: how many, for how long, and the one of earlier versions.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fillStorage } from '@nemeton/tests/storage'
import { finishedRoom, keptGames, mostGoing, type KeptGame } from './saved_games'
import { newRecord } from '../table/local_table'

const dropAll = () => {
  for (const [id] of keptGames.all()) keptGames.drop(id)
  localStorage.clear()
}
beforeEach(dropAll)
// Some are kept in memory alone, where other files in the same worker would find them.
afterAll(dropAll)

const person = { kind: 'person' } as const
const bot = { kind: 'bot', level: 'strong' } as const
const saved = (steps: string[] = []) => ({
  record: { ...newRecord('brandubh', {}, 2), steps },
  seats: [person, bot],
})
const going = (moved: number, steps: string[] = []): KeptGame => ({
  ...saved(steps),
  mine: [0],
  toAct: [0],
  returns: null,
  moved,
})
const over = (moved: number, steps: string[] = []): KeptGame => ({
  ...going(moved, steps),
  toAct: [],
  returns: [1, -1],
})
const ids = () =>
  keptGames
    .all()
    .map(([id]) => id)
    .sort()

test('each game has an address of its own, and the one played last is the newest', () => {
  const addresses = [keptGames.begin(saved()), keptGames.begin(saved())]
  expect(new Set(addresses).size).toBe(2)
  for (const address of addresses) {
    expect(address).toMatch(/^\/local\/[0-9a-v]{8}$/)
    expect(keptGames.get(address.slice(7))).toMatchObject({
      ...saved(),
      record: expect.anything(),
      mine: [0],
    })
  }
  keptGames.keep('old', going(Date.now() + 5))
  keptGames.keep('elsewhere', { ...over(Date.now() + 9), from: 'server' })
  expect(keptGames.newest()![0]).toBe('old')
})

test('the one game that earlier versions kept is taken over, once', () => {
  const only = saved(['d2-b2'])
  localStorage.setItem('nemeton.local', JSON.stringify(only))
  const id = only.record.seed!.toString(36)
  expect(ids()).toEqual([id])
  expect(keptGames.get(id)).toMatchObject({ ...only, mine: [0], returns: null })
  expect(localStorage.getItem('nemeton.local')).toBeNull()
  // An earlier version, still open in another tab, plays on.
  localStorage.setItem(
    'nemeton.local',
    JSON.stringify({ ...only, record: { ...only.record, steps: ['d2-b2', 'd3-d2'] } }),
  )
  expect(keptGames.newest()).toMatchObject([id, { record: { steps: ['d2-b2', 'd3-d2'] } }])
  expect(ids()).toEqual([id])
})

test('what is no game is passed over', () => {
  localStorage.setItem('nemeton.local', '{"record":{}}')
  localStorage.setItem('nemeton.game.a', '{broken')
  localStorage.setItem('nemeton.game.b', '{"seats":[]}')
  localStorage.setItem('nemeton.game.c', 'null')
  expect(keptGames.all()).toEqual([])
  expect(keptGames.get('b')).toBeNull()
  expect(keptGames.newest()).toBeNull()
})

test('a hundred games go on, none is lost to another, and one more lasts as long as the page', () => {
  for (let i = 0; i < mostGoing; ++i) expect(keptGames.keep(`g${i}`, going(i))).toBeNull()
  expect(keptGames.keep('more', going(mostGoing))).toBe('many')
  expect(keptGames.get('more')).toMatchObject({ moved: mostGoing })
  expect(keptGames.all()).toHaveLength(mostGoing + 1)
  expect(localStorage.getItem('nemeton.game.more')).toBeNull()
  expect(keptGames.keep('g5', going(500))).toBeNull()
  keptGames.keep('g7', over(501))
  expect(keptGames.keep('more', going(502))).toBeNull()
  expect(localStorage.getItem('nemeton.game.more')).not.toBeNull()
})

test('those that are over have so much room, and the oldest go', () => {
  const steps = Array.from({ length: finishedRoom / 40 }, () => 'd2-b2')
  keptGames.keep('going', going(0, steps))
  for (let i = 1; i <= 6; ++i) keptGames.keep(`over${i}`, over(i, steps))
  expect(ids()).toEqual(
    ['going', 'over2', 'over3', 'over4', 'over5', 'over6'].filter((id) => keptGames.get(id)),
  )
  const room = keptGames.all().filter(([, { returns }]) => returns)
  expect(room.length).toBeGreaterThan(1)
  expect(room.length).toBeLessThan(6)
  expect(JSON.stringify(room.map(([, game]) => game)).length).toBeLessThan(finishedRoom + 100)
  expect(keptGames.get('over6')).not.toBeNull()
  expect(keptGames.get('over1')).toBeNull()
})

test('where storage is full, what is over makes room for what goes on', () => {
  const empty = fillStorage(3)
  keptGames.keep('b', over(2))
  keptGames.keep('a', over(1))
  keptGames.keep('c', going(3))
  expect(keptGames.keep('d', going(4))).toBeNull()
  expect(ids()).toEqual(['b', 'c', 'd'])
  expect(keptGames.keep('e', going(5))).toBeNull()
  expect(keptGames.keep('f', going(6))).toBe('full')
  expect(ids()).toEqual(['c', 'd', 'e', 'f'])
  expect(keptGames.get('f')).toMatchObject({ moved: 6 })
  empty()
})
