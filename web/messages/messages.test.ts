// The words: complete, and none left over.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../games'
import { en } from './en'

test('every game that the page has is named, described, and has a name for each seat', () => {
  expect(Object.keys(en.games).sort()).toEqual(Object.keys(games).sort())
  for (const { name, blurb, seats } of Object.values(en.games)) {
    expect(name).not.toBe('')
    expect(blurb).toMatch(/\.$/)
    expect(new Set(seats).size).toBe(seats.length)
  }
})

test('no word is kept that nothing shows', () => {
  const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|messages/.test(name))
    .map((name) => readFileSync(`web/${name}`, 'utf8'))
    .join('\n')
  const sections = ['home', 'setup', 'table', 'missing', 'frame'] as const
  // Some are asked for by a name that is put together: `say[name]`.
  const shown = (word: string) => new RegExp(`\\.${word}\\b|'${word}'|\\b${word}:`).test(sources)
  const left = sections.flatMap((section) => Object.keys(en[section]).filter((word) => !shown(word)))
  expect(left).toEqual([])
})

test('every error that a player can bring about has a sentence', () => {
  for (const code of ['not_your_turn', 'illegal_action', 'seat_taken', 'bad_key']) {
    expect(en.errors[code]).toMatch(/^[A-Z].*\.$/)
  }
})
