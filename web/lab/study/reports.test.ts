// The reports that the page shows: one of each game of the tree.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words } from '../../shared/messages'
import { findGames } from '../../../tools/manifests'
import { measureNames, type Results } from '../report/study_results'
import { seatsVerdict } from '../report/verdict'
import { reportedGames } from './reports'
import { reportContext } from './report_names'
import { say } from './words'

const games = findGames([]).map(({ id }) => id)
const folder = 'lab/reports'
const fileOf = (game: string) => `${folder}/${game}.json`

test('every game of the tree has one, and nothing else has', () => {
  expect(readdirSync(folder).toSorted()).toEqual(games.map((game) => `${game}.json`).toSorted())
  expect(reportedGames).toEqual(games)
})

test.each(games)('that of %s is small, and says who wins too often', (game) => {
  const results = JSON.parse(readFileSync(fileOf(game), 'utf8')) as Results
  expect(statSync(fileOf(game)).size).toBeLessThan(70_000)
  expect(results.measures.map(({ name }) => name)).toEqual(measureNames)
  for (const setting of results.settings) {
    expect(setting.game).toBe(game)
    // In the page's words: a seat by its name, or that the seats are even.
    expect(seatsVerdict(reportContext, setting)).toMatch(/^The seat “.+” wins|^The seats are even/)
  }
})

test('the players of a ladder are called as on the page', () => {
  const [setting] = (JSON.parse(readFileSync(fileOf('brandubh'), 'utf8')) as Results).settings
  expect(reportContext.partOf(setting!, 'random → beginner → best:20')).toBe(
    `${say.randomMoves} → ${words.table.levels.beginner} → best:20`,
  )
})
