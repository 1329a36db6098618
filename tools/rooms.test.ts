// The rooms of the page: which may import which, and no cycles between files.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCycle, readImports, rooms, sourcesIn, wrongImports } from './rooms'

const imports = readImports(sourcesIn(['board', 'web', 'tools', 'tests/page']))

test('a room imports only what it may', () => {
  expect(wrongImports(imports)).toEqual([])
  expect(wrongImports(new Map([['web/lobby/a.ts', ['web/account/b.ts', 'board/c.ts']]]))).toEqual([
    'web/lobby/a.ts imports from web/account; web/lobby may import board, web/shared, web/play',
  ])
})

test('every folder of web/ is a room', () => {
  const folders = readdirSync('web', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const known = [...Object.keys(rooms), 'web/shell', 'web/public']
  expect(folders.map(({ name }) => `web/${name}`).filter((room) => !known.includes(room))).toEqual([])
})

test('no files import each other in a cycle', () => {
  expect(findCycle(imports)).toBeNull()
  const cycle = new Map([
    ['a', ['b', 'c']],
    ['b', []],
    ['c', ['d']],
    ['d', ['c']],
  ])
  expect(findCycle(cycle)).toEqual(['c', 'd', 'c'])
})
