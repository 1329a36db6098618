// The words: complete in every language, and none left over.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGames } from '../tools/manifests'
import de from './de'
import en from './en'
import { choose, listed } from '../base/language'

const games = findGames()

test('every game is described in a sentence, and its seats are told apart', () => {
  for (const { words } of games) {
    for (const { blurb, seats } of Object.values(words)) {
      expect(blurb).toMatch(/\.$/)
      expect(new Set(seats).size).toBe(seats.length)
    }
  }
})

test('no word is kept that nothing shows', () => {
  const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|messages/.test(name))
    .map((name) => readFileSync(`web/${name}`, 'utf8'))
    .join('\n')
  const sections = ['home', 'setup', 'time', 'table', 'plain', 'learn', 'missing', 'frame'] as const
  // Some are asked for by a name that is put together: `say[name]`.
  const shown = (word: string) => new RegExp(`\\.${word}\\b|'${word}'|\\b${word}:`).test(sources)
  const left = sections.flatMap((section) => Object.keys(en[section]).filter((word) => !shown(word)))
  expect(left).toEqual([])
})

test('every error that a player can bring about has a sentence', () => {
  for (const words of [en, de]) {
    for (const code of [
      'not_your_turn',
      'illegal_action',
      'seat_taken',
      'bad_key',
      'too_fast',
      'too_many_tables',
      'too_many_connections',
      'unavailable',
    ]) {
      expect(words.errors[code]).toMatch(/^[A-Z].*\.$/)
    }
  }
})

/** Every sentence of some words, by its path; those that are put together, with numbers and names put in. */
function sentences(words: unknown, path = ''): Record<string, string> {
  if (typeof words === 'string') return { [path]: words }
  if (typeof words === 'function') return { [path]: String(words(['x'], 2, 3, 4)) }
  return Object.assign(
    {},
    ...Object.entries(words as object).map(([name, each]) => sentences(each, `${path}.${name}`)),
  )
}

/** What is called alike in both languages. */
const alike = [
  /^\.name$/,
  /^\.seats\./,
  /^\.boats\./,
  /^\.square$/,
  /^\.table\.bot$/,
  /^\.table\.clockUnits\.hours$/,
  /^\.setup\.bots$/,
  /^\.frame\.textSizes\.normal$/,
]

/** Names that are the same everywhere. */
const names = /^(Connaught|Ulster|Leinster|Munster|Samhain|Oimelc|Beltane|Lughnasadh)$/

function expectTranslated(german: unknown, english: unknown): void {
  const [ours, theirs] = [sentences(german), sentences(english)]
  const left = Object.keys(theirs).filter(
    (path) =>
      !ours[path]?.trim() ||
      (ours[path] === theirs[path] && !names.test(ours[path]) && !alike.some((each) => each.test(path))),
  )
  expect(left).toEqual([])
}

test('every word of the page is there in German', () => expectTranslated(de, en))

test.each(games.filter(({ words }) => words.de))('the title of $id is there in German', ({ words }) => {
  expectTranslated(words.de, words.en)
  expect(words.de!.seats).toHaveLength(words.en.seats.length)
})

const translated = games.filter(({ folder }) => existsSync(join(folder, 'page/words.de.ts')))
test.each(translated)('every word of $id is there in German', async ({ folder }) => {
  const load = async (language: string) => (await import(join(folder, `page/words.${language}.ts`))).default
  expectTranslated(await load('de'), await load('en'))
})

test('the language is the reader’s choice, else the first that the browser asks for and that there is', () => {
  expect(choose(null, ['fr-CH', 'de-AT', 'en'])).toBe('de')
  expect(choose('en', ['de'])).toBe('en')
  expect(choose(null, ['fr'])).toBe('en')
  expect(choose('toString', [])).toBe('en')
})

test('lists are read as sentences are, with no comma before the last', () => {
  expect([[], ['1'], ['1', '4'], ['1', '4', '6']].map((list) => listed(list, 'en'))).toEqual([
    '',
    '1',
    '1 and 4',
    '1, 4 and 6',
  ])
  expect(listed(['1', '4', '6'], 'de')).toBe('1, 4 und 6')
})

test('who won, thinks or gave up reads right of one side, of several, and of one that is many', () => {
  const said = ({ table }: typeof en | typeof de, side: string) =>
    [table.wins, table.thinking, table.resigned].map((say) => say(side))
  expect(said(en, 'Ash')).toEqual(['Ash won.', 'Thinking: Ash …', 'Ash gave up.'])
  expect(said(en, 'Attackers')).toEqual(['Attackers won.', 'Thinking: Attackers …', 'Attackers gave up.'])
  expect(said(de, 'Esche und Birke')).toEqual([
    'Gewonnen: Esche und Birke.',
    'Am Überlegen: Esche und Birke …',
    'Aufgegeben: Esche und Birke.',
  ])
})
