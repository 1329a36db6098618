// The games that a device keeps: how many, for how long, and the one of earlier versions.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fillStorage } from '@nemeton/tests/storage'
import { maxFinishedSize, savedGames, maxUnfinished, type SavedGame } from './saved_games'
import { newRecord } from '../table/local_table'

const dropAll = () => {
  for (const [id] of savedGames.all()) savedGames.drop(id)
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
const going = (moved: number, steps: string[] = []): SavedGame => ({
  ...saved(steps),
  mine: [0],
  toAct: [0],
  returns: null,
  moved,
})
const over = (moved: number, steps: string[] = []): SavedGame => ({
  ...going(moved, steps),
  toAct: [],
  returns: [1, -1],
})
const ids = () =>
  savedGames
    .all()
    .map(([id]) => id)
    .sort()

test('each game has an address of its own, and the one played last is the newest', () => {
  const addresses = [savedGames.begin(saved()), savedGames.begin(saved())]
  expect(new Set(addresses).size).toBe(2)
  for (const address of addresses) {
    expect(address).toMatch(/^\/local\/[0-9a-v]{8}$/)
    expect(savedGames.get(address.slice(7))).toMatchObject({
      ...saved(),
      record: expect.anything(),
      mine: [0],
    })
  }
  savedGames.keep('old', going(Date.now() + 5))
  savedGames.keep('elsewhere', { ...over(Date.now() + 9), from: 'server' })
  expect(savedGames.newest()![0]).toBe('old')
})

test('the one game that earlier versions kept is taken over, once', () => {
  const only = saved(['d2-b2'])
  localStorage.setItem('nemeton.local', JSON.stringify(only))
  const id = only.record.seed!.toString(36)
  expect(ids()).toEqual([id])
  expect(savedGames.get(id)).toMatchObject({ ...only, mine: [0], returns: null })
  expect(localStorage.getItem('nemeton.local')).toBeNull()
  // An earlier version, still open in another tab, plays on.
  localStorage.setItem(
    'nemeton.local',
    JSON.stringify({ ...only, record: { ...only.record, steps: ['d2-b2', 'd3-d2'] } }),
  )
  expect(savedGames.newest()).toMatchObject([id, { record: { steps: ['d2-b2', 'd3-d2'] } }])
  expect(ids()).toEqual([id])
})

test('what is no game is passed over', () => {
  localStorage.setItem('nemeton.local', '{"record":{}}')
  localStorage.setItem('nemeton.game.a', '{broken')
  localStorage.setItem('nemeton.game.b', '{"seats":[]}')
  localStorage.setItem('nemeton.game.c', 'null')
  expect(savedGames.all()).toEqual([])
  expect(savedGames.get('b')).toBeNull()
  expect(savedGames.newest()).toBeNull()
})

test('a hundred games go on, none is lost to another, and one more lasts as long as the page', () => {
  for (let i = 0; i < maxUnfinished; ++i) expect(savedGames.keep(`g${i}`, going(i))).toBeNull()
  expect(savedGames.keep('more', going(maxUnfinished))).toBe('many')
  expect(savedGames.get('more')).toMatchObject({ moved: maxUnfinished })
  expect(savedGames.all()).toHaveLength(maxUnfinished + 1)
  expect(localStorage.getItem('nemeton.game.more')).toBeNull()
  expect(savedGames.keep('g5', going(500))).toBeNull()
  savedGames.keep('g7', over(501))
  expect(savedGames.keep('more', going(502))).toBeNull()
  expect(localStorage.getItem('nemeton.game.more')).not.toBeNull()
})

test('those that are over have so much room, and the oldest go', () => {
  const steps = Array.from({ length: maxFinishedSize / 40 }, () => 'd2-b2')
  savedGames.keep('going', going(0, steps))
  for (let i = 1; i <= 6; ++i) savedGames.keep(`over${i}`, over(i, steps))
  expect(ids()).toEqual(
    ['going', 'over2', 'over3', 'over4', 'over5', 'over6'].filter((id) => savedGames.get(id)),
  )
  const room = savedGames.all().filter(([, { returns }]) => returns)
  expect(room.length).toBeGreaterThan(1)
  expect(room.length).toBeLessThan(6)
  expect(JSON.stringify(room.map(([, game]) => game)).length).toBeLessThan(maxFinishedSize + 100)
  expect(savedGames.get('over6')).not.toBeNull()
  expect(savedGames.get('over1')).toBeNull()
})

test('where storage is full, what is over makes room for what goes on', () => {
  const empty = fillStorage(3)
  savedGames.keep('b', over(2))
  savedGames.keep('a', over(1))
  savedGames.keep('c', going(3))
  expect(savedGames.keep('d', going(4))).toBeNull()
  expect(ids()).toEqual(['b', 'c', 'd'])
  expect(savedGames.keep('e', going(5))).toBeNull()
  expect(savedGames.keep('f', going(6))).toBe('full')
  expect(ids()).toEqual(['c', 'd', 'e', 'f'])
  expect(savedGames.get('f')).toMatchObject({ moved: 6 })
  empty()
})
