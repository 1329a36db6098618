// Games that are over: who won, against whom, and the archive as a file.
import type { SeatInfo } from '../../shared/api/tables'
import { beforeEach, expect, test } from 'vitest'
import { replies, type Reply } from '../../play/analysis/analysis_queries'
import { savedGames, type SavedGame } from '../../play/storage/saved_games'
import type { MyTable } from '../../play/storage/saved_seats'
import { newRecord } from '../../play/table/local_table'
import { testEngine } from '@nemeton/tests/engine'
import { exportArchive, importArchive, type ReadRecord } from './archive_file'
import { matchesSearch, opponent, outcome, tallies } from './finished_games'

const person: SeatInfo = { kind: 'person' }
const bot = (level: 'novice' | 'strong'): SeatInfo => ({ kind: 'bot', level })
const table = (more: Partial<MyTable>): MyTable => ({
  id: 'T',
  game: 'brandubh',
  seats: [person, bot('strong')],
  mine: [0],
  toAct: [],
  returns: [1, -1],
  moved: 1000,
  ...more,
})

beforeEach(() => localStorage.clear())

test('how a game ended for who plays here', () => {
  expect(outcome(table({}))).toBe('won')
  expect(outcome(table({ mine: [1] }))).toBe('lost')
  expect(outcome(table({ returns: [0, 0] }))).toBe('tie')
  expect(outcome(table({ mine: [0, 1] }))).toBe('seen')
  expect(outcome(table({ mine: [] }))).toBe('seen')
  expect(outcome(table({ returns: [] }))).toBe('unknown')
  const three = { seats: [person, person, person], returns: [2, 2, -4] }
  expect([0, 1, 2].map((seat) => outcome(table({ ...three, mine: [seat] })))).toEqual(['won', 'won', 'lost'])
})

test('against whom it was', () => {
  expect(opponent(table({}))).toBe('strong')
  expect(opponent(table({ seats: [person, person] }))).toBe('friends')
  expect(opponent(table({ seats: [person, person], mine: [0, 1] }))).toBe('here')
  expect(opponent(table({ seats: [person, bot('strong'), bot('novice')] }))).toBe('mixed')
  expect(opponent(table({ seats: [person, bot('novice'), bot('novice')] }))).toBe('novice')
  expect(opponent(table({ seats: [person, person, bot('novice')], mine: [0, 1] }))).toBe('mixed')
  expect(opponent(table({ seats: [{ kind: 'recorded' }, { kind: 'recorded' }], mine: [] }))).toBe('unknown')
})

test('games are found by game, opponent, result and time', () => {
  const one = table({})
  for (const search of [
    {},
    { game: 'brandubh' },
    { opponent: 'strong' },
    { outcome: 'won' },
    { since: 1000 },
  ] as const)
    expect(matchesSearch(one, search)).toBe(true)
  for (const search of [
    { game: 'tug' },
    { opponent: 'novice' },
    { outcome: 'tie' },
    { since: 1001 },
  ] as const)
    expect(matchesSearch(one, search)).toBe(false)
})

test('what was won is counted by game and opponent', () => {
  const lost = { returns: [-1, 1] }
  const games = [
    {},
    {},
    {},
    lost,
    { seats: [person, bot('novice')] },
    { game: 'tug', ...lost },
    { mine: [0, 1] },
  ]
  expect(tallies(games.map(table))).toEqual([
    { game: 'brandubh', opponent: 'strong', won: 3, lost: 1, tie: 0 },
    { game: 'brandubh', opponent: 'novice', won: 1, lost: 0, tie: 0 },
    { game: 'tug', opponent: 'strong', won: 0, lost: 1, tie: 0 },
  ])
})

/** The rules, as the analyst asks them. */
async function reader(): Promise<ReadRecord> {
  const ask = testEngine()
  return async (record) => {
    const [reply] = replies(ask, { type: 'read', question: 1, record }) as Iterable<Reply>
    return reply?.type === 'read' ? reply : 'refused'
  }
}

const over: SavedGame = {
  record: { ...newRecord('brandubh', { ply_limit: 2 }, 2), steps: ['d2-b2', 'd3-d2'] },
  seats: [person, bot('strong')],
  mine: [0],
  toAct: [],
  returns: [0, 0],
  moved: 5000,
}

test('the archive goes to another device in a file, once, without what goes on', async () => {
  const read = await reader()
  savedGames.keep('a', over)
  // Who gave up is not in the record; a file says how it ended.
  savedGames.keep('T2', {
    ...over,
    record: { ...over.record, steps: ['d2-b2'] },
    returns: [-1, 1],
    from: 'server',
  })
  savedGames.keep('goes-on', { ...over, returns: null })
  const file: unknown = JSON.parse(JSON.stringify(exportArchive()))
  const before = Object.fromEntries(savedGames.all().filter(([id]) => id !== 'goes-on'))
  localStorage.clear()
  expect(await importArchive(file, read)).toEqual({ added: 2, wrong: 0 })
  expect(Object.fromEntries(savedGames.all())).toEqual(before)
  expect(await importArchive(file, read)).toEqual({ added: 0, wrong: 0 })
})

test('a single record of any age is taken in, once', async () => {
  const read = await reader()
  const old = {
    nemeton: 1,
    game: 'brandubh',
    seats: 2,
    options: { ply_limit: 2 },
    seed: 1,
    steps: ['d2-b2', 'd3-d2'],
  }
  expect(await importArchive(old, read)).toEqual({ added: 1, wrong: 0 })
  expect(await importArchive(old, read)).toEqual({ added: 0, wrong: 0 })
  const [[, game]] = savedGames.all() as [[string, SavedGame]]
  expect(game).toMatchObject({
    from: 'file',
    mine: [],
    returns: [0, 0],
    seats: [{ kind: 'recorded' }, { kind: 'recorded' }],
  })
})

test('what the rules refuse, or what is none of ours, does not come in', async () => {
  const read = await reader()
  for (const file of [
    undefined,
    [],
    {},
    { nemeton: 2, games: {} },
    { nemeton: 1, kept: {} },
    { nemeton: 1, games: [] },
  ])
    expect(await importArchive(file, read), JSON.stringify(file)).toBeNull()
  const games = {
    a: { ...over, record: { ...over.record, steps: ['d2-d9'] } },
    b: 'none',
    'c d': over,
    e: { ...over, seats: [null, 5], mine: ['x', 7], returns: 'all', moved: 'now' },
  }
  expect(await importArchive({ nemeton: 1, games }, read)).toEqual({ added: 1, wrong: 3 })
  expect(savedGames.all().map(([id]) => id)).toEqual(['e'])
  expect(savedGames.get('e')).toMatchObject({
    mine: [],
    returns: [0, 0],
    seats: [{ kind: 'recorded' }, { kind: 'recorded' }],
  })
})
