// What this browser keeps, as a file: saved here, brought in there, and never half.
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { languages } from '@nemeton/board/base/languages'
import { store } from '@nemeton/board/base/storage'
import { savedGames } from '../../play/storage/saved_games'
import { savedSeats } from '../../play/storage/saved_seats'
import { newRecord } from '../../play/table/local_table'
import { importData, parts, exportData } from './browser_data'

beforeEach(() => localStorage.clear())

test('whoever has the file is not signed in', () => {
  store.keepPart('session', { player: 'id', name: 'Ceridwen', key: 'session' })
  savedSeats.keepKey('own', { seat: 0, key: 'K' })
  savedSeats.keepKey('elsewhere', { seat: 1, key: 'session' })
  expect(JSON.stringify(exportData())).not.toContain('session')
  expect(exportData()).toMatchObject({ kept: { seats: { own: [{ seat: 0, key: 'K' }] } } })
})

const file = (kept: object) => ({ nemeton: 1, kept })

test('another browser gets all that this one keeps', () => {
  savedSeats.keepKey('T1', { seat: 1, key: 'one' })
  store.keepLearnt('brandubh', 'home')
  store.keepTheme('dark')
  const game = savedGames.begin({ record: newRecord('brandubh', {}, 2), seats: [] })
  store.keepPart('ownQuestions', [{ ask: 'Who?', answer: 'I' }])
  const taken = JSON.parse(JSON.stringify(exportData()))
  localStorage.clear()
  expect(importData(taken)).toBe(2)
  expect(savedSeats.keys('T1')).toEqual([{ seat: 1, key: 'one' }])
  expect(store.learnt('brandubh')).toEqual(['home'])
  expect(store.theme()).toBe('dark')
  expect(savedGames.all().map(([id]) => `/local/${id}`)).toEqual([game])
  expect(store.part('ownQuestions')).toEqual([{ ask: 'Who?', answer: 'I' }])
})

test('what is here already stays, beside what the file has', () => {
  savedSeats.keepKey('T1', { seat: 0, key: 'here' })
  store.keepLearnt('tug', 'pull')
  const there = { T1: [{ seat: null, key: 'there' }], T2: [{ seat: null, key: 'two' }] }
  expect(
    importData(file({ seats: there, completedLessons: { tug: ['pull', 'roll'], danube: ['swap'] } })),
  ).toBe(1)
  expect(savedSeats.keys('T1')).toEqual([{ seat: 0, key: 'here' }])
  expect(savedSeats.keys('T2')).toEqual([{ seat: null, key: 'two' }])
  expect(store.learnt('tug')).toEqual(['pull', 'roll'])
  expect(store.learnt('danube')).toEqual(['swap'])
})

test('a file that is none of ours, or damaged, changes nothing', () => {
  const others = [undefined, [], { game: 'brandubh', steps: [] }, { nemeton: '1', kept: {} }, { nemeton: 1 }]
  for (const each of others) expect(importData(each)).toBe('notOurs')
  expect(importData({ nemeton: 2, kept: {} })).toBe('newer')
  const wrong = {
    seats: { T1: [{ key: 5 }] },
    completedLessons: [],
    theme: 'pink',
    sound: 1,
    ownQuestions: [{}],
    local: { record: {} },
    'game.a': { record: {} },
  }
  for (const [part, value] of Object.entries(wrong)) {
    expect(importData(file({ language: 'de', [part]: value }))).toEqual({ part })
  }
  expect(localStorage.length).toBe(0)
})

test('every part that is kept can be taken along', () => {
  const sources = [
    'board/base/storage.ts',
    'web/play/storage/saved_games.ts',
    'web/play/storage/saved_seats.ts',
    'web/shared/browser/player_name.ts',
    'web/play/view/forced_actions.ts',
    'web/learn/puzzles/solved_puzzles.ts',
    'games/sigily/page/questions/own_questions.ts',
  ]
  const written = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:write|keepPart|kept<.*>)\(\s*'(\w+)'/g)].map(
      ([, name]) => name!,
    ),
  )
  // What the server tells anew. Games are kept each under a name of its own.
  expect([...new Set([...written, 'game'])].filter((name) => name !== 'finishedTables').sort()).toEqual(
    Object.keys(parts).sort(),
  )
})

test('all that a server may keep has a sentence in every language', async () => {
  const { components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  const kinds: string[] = components.schemas.About.properties.personal_data.items.enum
  for (const language of Object.keys(languages)) {
    const { default: words } = await import(`../tables/words/${language}.ts`)
    expect(Object.keys(words.keeps).sort()).toEqual([...kinds].sort())
  }
})

test('all of it can be deleted, and nothing of others', () => {
  localStorage.setItem('other', '1')
  localStorage.setItem('nemeton.local', '{broken')
  savedSeats.keepKey('T1', { seat: 1, key: 'one' })
  store.clear()
  expect(Object.keys(localStorage)).toEqual(['other'])
})
