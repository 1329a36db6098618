// Manifests: what is wrong with one is said in a line, with its file.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGames, outside, readManifest } from './manifests'

const fine = {
  id: 'odds',
  type: 'Odds',
  words: { en: { name: 'Odds', blurb: 'Odd or even.', seats: ['A', 'B'] } },
}
const read = (manifest: unknown) => readManifest('/x/game.json', JSON.stringify(manifest))

test('a manifest needs an id, the type of its rules, and English words', () => {
  expect(read(fine)).toEqual(fine)
})

test.each([
  [{ ...fine, id: 'Odds' }, 'id is "Odds", expected small letters and digits'],
  [{ ...fine, type: undefined }, 'type is missing, expected the class of its rules, such as "HighCard"'],
  [{ ...fine, order: 'last' }, 'order is "last", expected a number, or left out'],
  [{ ...fine, luck: 2 }, 'luck is 2, expected from 0 (skill) to 1 (luck), or left out'],
  [
    { ...fine, ratings: [1500] },
    'ratings is [1500], expected a number for each of the eight levels, or left out',
  ],
  [{ ...fine, minutes: 0 }, 'minutes is 0, expected a number of minutes, or left out'],
  [{ ...fine, choices: 'boats' }, 'choices is "boats", expected ["name of an option"], or left out'],
  [
    { ...fine, nmae: 1 },
    'nmae is not known; known are id, type, order, shelf, uses, reference, reveals, hides, least, minutes, luck, ratings, tie, choices, words',
  ],
  [{ ...fine, words: { de: fine.words.en } }, 'expected {"en": {…}} at least, by language'],
  [
    { ...fine, words: { ...fine.words, fr: {} } },
    'words.fr is no language of the page; those are en, de, ga, cy',
  ],
  [
    { ...fine, words: { en: { ...fine.words.en, seats: ['A'] } } },
    'words.en.seats is ["A"], expected the name of each seat, two or more',
  ],
  [[], 'expected an object'],
])('%j is refused', (manifest, complaint) => {
  expect(() => read(manifest)).toThrow('/x/game.json: ')
  expect(() => read(manifest)).toThrow(complaint)
})

test('what is no JSON is refused by its file', () => {
  expect(() => readManifest('/x/game.json', '{')).toThrow('/x/game.json: not JSON: ')
})

test('games from outside the tree come last, and a folder without a manifest is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nemeton-games-'))
  const [odds, bare] = [join(folder, 'odds'), join(folder, 'bare')]
  for (const each of [odds, bare]) mkdirSync(each)
  writeFileSync(join(odds, 'game.json'), JSON.stringify(fine))
  expect(findGames([odds]).at(-1)).toMatchObject({ id: 'odds', folder: odds })
  expect(() => findGames([bare])).toThrow(`NEMETON_GAMES_DIR: ${bare} has no game.json`)
  expect(() => findGames([odds, odds])).toThrow('another game is called odds already')
  expect(outside(`${odds};${bare}`)).toEqual([odds, bare])
  rmSync(folder, { recursive: true })
})
