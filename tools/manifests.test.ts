// The folders of games: a fault of a manifest is reported in a line with its file, and so is an import that a game may not have, types
// included, of which the build knows nothing.
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wrongImport } from './imports'
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

const games = findGames()
const shared = [...new Set(games.flatMap(({ uses }) => (uses ? [`games/${uses}`] : [])))].map((name) =>
  join(process.cwd(), name),
)

test.each([...games.map(({ folder }) => folder), ...shared])(
  '%s imports its own, the kit and packages',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    )
    const wrong = files.flatMap((name) => {
      const file = join(folder, name)
      const sources = readFileSync(file, 'utf8').matchAll(
        /(?:^import|^(?:import|export|\}) .*from|import\()\s*'([^'\n]+)'/gm,
      )
      return [...sources].flatMap(([, source]) => wrongImport(file, source!, games) ?? [])
    })
    expect(wrong).toEqual([])
  },
)

test('a wrong import is reported in a line with its file', () => {
  const { folder } = games.find(({ id }) => id === 'danube')!
  const say = (name: string, source: string) => wrongImport(join(folder, name), source, games)
  expect(say('page/board.tsx', '../../../web/play/view/table_view')).toBe(
    'games/danube/page/board.tsx imports ../../../web/play/view/table_view: a game may import its own folder, @nemeton/board/…, preact',
  )
  for (const source of ['@nemeton/tests/engine', '../../tug/page/rope', 'ws', 'node:fs', '@nemeton/boards']) {
    expect(say('page/board.tsx', source), source).not.toBeNull()
  }
  expect(say('tests/board.test.tsx', '@nemeton/tests/engine')).toBeNull()
  expect(say('page/board.tsx', '../rules/board.txt?raw')).toBeNull()
  expect(wrongImport(join(process.cwd(), 'web/shell/app.tsx'), '../play/view/table_view', games)).toBeNull()
})
