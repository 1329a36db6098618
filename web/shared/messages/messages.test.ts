// The words: complete in every language, and none left over.
import { sentences as asSentences } from '@nemeton/board/person'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findGames } from '../../../tools/manifests'
import de from './de'
import en from './en'
import { choose, listed } from '@nemeton/board/base/language'
import { languages, type Language } from '@nemeton/board/base/languages'

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
  const sections = ['badges', 'time', 'table', 'plain', 'learn', 'missing', 'frame'] as const
  // Some are asked for by a name that is put together: `say[name]`.
  const shown = (word: string) => new RegExp(`\\.${word}\\b|'${word}'|\\b${word}:`).test(sources)
  const left = sections.flatMap((section) => Object.keys(en[section]).filter((word) => !shown(word)))
  expect(left).toEqual([])
})

/** What is said of names, of numbers, and of a tile or the like, which is two numbers. */
function put(words: (...parts: unknown[]) => unknown): unknown {
  try {
    return words(['x'], 2, 3, 4)
  } catch {
    return words(['x'], [2, 3], 4)
  }
}

/** Every sentence of some words, by its path; those that are put together, with numbers and names put in. */
function sentences(words: unknown, path = ''): Record<string, string> {
  if (typeof words === 'function') return sentences(put(words as () => unknown), path)
  if (typeof words !== 'object' || Array.isArray(words)) return { [path]: String(words) }
  return Object.assign(
    {},
    ...Object.entries(words ?? {}).map(([name, each]) => sentences(each, `${path}.${name}`)),
  )
}

/** The words that may be the same in two languages. */
const alike = [
  /^\.name$/,
  /^\.seats$/,
  /^\.boats\./,
  /\.named$/,
  /^\.(square|start|is|of|percent)$/,
  /^\.table\.bot$/,
  /^\.table\.clockUnits\./,
  /\.(normal|version|lobby|vibration|data)$/,
  // Somebody's name and a thing's.
  /^\.(summary\.(bid|cast|form)|plain\.acts|reveal)$/,
]

/** Names, numbers and borrowed words that are the same in several languages. */
const names =
  /^(Connaught|Ulster|Leinster|Munster|Samhain|Oimelc|Beltane|Lughnasadh|Buchholz|Sonneborn–Berger|Arena|Bots?( \(x\))?|Link|Name|Passkeys|Stop|\d+)$/

/** What is missing in words, or stands there in English. */
function untranslated(words: unknown, english: unknown): string[] {
  const [ours, theirs] = [sentences(words), sentences(english)]
  return Object.keys(theirs).filter(
    (path) =>
      !ours[path]?.trim() ||
      (ours[path] === theirs[path] && !names.test(ours[path]) && !alike.some((each) => each.test(path))),
  )
}

/** German has some words that English has in the rules core, and so has every other language. */
const keys = (words: unknown) => Object.keys(sentences(words)).toSorted()

const english = ['web', 'games', 'examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\b(words|lessons|messages)\/en\.ts$/.test(name))
    .map((name) => join(process.cwd(), folder, name)),
)
const load = async (file: string): Promise<unknown> => (await import(/* @vite-ignore */ file)).default

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

/** The example of a game from outside the tree is in English and German. */
const translated = (language: Language) =>
  english.filter((file) => language === 'de' || !file.startsWith(join(process.cwd(), 'examples')))

describe.each(others)('in %s', (language) => {
  test.each(translated(language))('every word of %s is there', async (file) => {
    const inLanguage = (tag: Language) => load(file.replace(/\ben\.ts$/, `${tag}.ts`))
    const own = await inLanguage(language)
    expect(untranslated(own, await load(file))).toEqual([])
    expect(keys(own)).toEqual(keys(await inLanguage('de')))
  })

  test.each(findGames([]))('every word of the manifest of $id is there', ({ words }) => {
    const own = words[language]!
    expect(untranslated(own, words.en)).toEqual([])
    expect(keys(own)).toEqual(keys(words.de))
    expect(own.seats).toHaveLength(words.en.seats.length)
  })
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
  const said = ({ table }: typeof en, name: string) => [
    table.wins(name),
    table.thinking(name),
    table.resigned({ seat: 0, name, you: false }),
  ]
  expect(said(en, 'Ash')).toEqual(['Ash won.', 'Thinking: Ash …', 'Ash gave up.'])
  expect(said(en, 'Attackers')).toEqual(['Attackers won.', 'Thinking: Attackers …', 'Attackers gave up.'])
  expect(said(de, 'Esche und Birke')).toEqual([
    'Gewonnen: Esche und Birke.',
    'Am Überlegen: Esche und Birke …',
    'Aufgegeben: Esche und Birke.',
  ])
})

test('to the reader it is said what the reader did', () => {
  const you = { seat: 0, name: 'Ash', you: true }
  const said = ({ table }: typeof en) =>
    [table.resigned(you), table.timedOut(you), table.said(you, 'Hello'), table.turn(table.named(you))].map(
      asSentences,
    )
  expect(said(en)).toEqual(['You gave up.', 'You ran out of time.', 'You say: Hello.', 'You to move'])
  expect(said(de)).toEqual([
    'Du hast aufgegeben.',
    'Deine Zeit ist abgelaufen.',
    'Du sagst: Hello.',
    'Am Zug: du',
  ])
})
