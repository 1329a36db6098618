// The games there are: every folder games/<id>/ with a manifest game.json, and those that the environment variable NEMETON_GAMES_DIR
// names (a list, separated by ; as in CMake or by :). Whatever lists games, lists these.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { GameWords, OptionWords } from '../board/words'
import type { OptionHelp } from '../board/option_help.ts'
import { languages, type Language } from '../board/base/languages.ts'

/** What a manifest says of a game in one language. */
export type ManifestWords = Omit<GameWords, 'options'> & {
  options?: Record<string, OptionWords & OptionHelp>
}

export interface Manifest {
  /** The name in protocol, records and addresses; small letters and digits. */
  id: string
  /** The class of its rules. */
  type: string
  /** Its place in the engine's list of games, and on the page's shelf; last if left out. */
  order?: number
  shelf?: number
  /** A folder beside it whose rules, words, schema and page it shares. */
  uses?: string
  /** How many games ./test plays against tests/reference/<id>.py, where there is such a reference. */
  reference?: number
  /** The token of the action with which the rules show everybody what was hidden; left out if there is none. */
  reveals?: string
  /** Whether seats know different things, for a game without a board of its own; true if left out. */
  hides?: boolean
  /** The fewest who can play it; two if left out. */
  least?: number
  /** How long a game between two people, or the fewest, takes. */
  minutes?: number
  /** How much of it is luck: 0 is skill alone, 1 is luck alone. */
  luck?: number
  /** How strong its bots are, level by level (docs/ratings.md): the server's. */
  ratings?: number[]
  /** Whether its rules know a tie, so that people may agree on one. */
  tie?: boolean
  /** The options that are asked for when a table is set; all others are there under More. */
  choices?: string[]
  /** What is said of it before its board is loaded. */
  words: { en: ManifestWords } & Partial<Record<Language, ManifestWords>>
}

export interface FoundGame extends Manifest {
  /** Absolute. */
  folder: string
}

const root = resolve(import.meta.dirname, '..')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0

/** What a member has to be, in words, and whether it is that. */
const members: Record<keyof Manifest, [what: string, (value: unknown) => boolean]> = {
  id: ['small letters and digits', (value) => isText(value) && /^[a-z][a-z0-9]*$/.test(value)],
  type: [
    'the class of its rules, such as "HighCard"',
    (value) => isText(value) && /^[A-Za-z_]\w*$/.test(value),
  ],
  order: ['a number, or left out', (value) => value === undefined || Number.isInteger(value)],
  shelf: ['a number, or left out', (value) => value === undefined || Number.isInteger(value)],
  uses: ['the name of a folder under games/, or left out', (value) => value === undefined || isText(value)],
  reference: ['a number of games, or left out', (value) => value === undefined || Number.isInteger(value)],
  reveals: ['a token, or left out', (value) => value === undefined || isText(value)],
  hides: ['true or false, or left out', (value) => value === undefined || typeof value === 'boolean'],
  least: ['a number of players, or left out', (value) => value === undefined || isCount(value)],
  minutes: ['a number of minutes, or left out', (value) => value === undefined || isCount(value)],
  luck: [
    'from 0 (skill) to 1 (luck), or left out',
    (value) => value === undefined || (typeof value === 'number' && value >= 0 && value <= 1),
  ],
  ratings: [
    'a number for each of the eight levels, or left out',
    (value) =>
      value === undefined ||
      (Array.isArray(value) && value.length === 8 && value.every((each) => typeof each === 'number')),
  ],
  tie: ['true or false, or left out', (value) => value === undefined || typeof value === 'boolean'],
  choices: [
    '["name of an option"], or left out',
    (value) => value === undefined || (Array.isArray(value) && value.every(isText)),
  ],
  words: ['{"en": {…}} at least, by language', (value) => isObject(value) && isObject(value.en)],
}

const wordMembers: Record<keyof GameWords, [what: string, (value: unknown) => boolean]> = {
  name: ['a text', isText],
  blurb: ['a sentence', isText],
  goal: ['a sentence, or left out', (value) => value === undefined || isText(value)],
  seats: [
    'the name of each seat, two or more',
    (value) => Array.isArray(value) && value.length > 1 && value.every(isText),
  ],
  credit: ['a text, or left out', (value) => value === undefined || isText(value)],
  options: [
    '{"name of an option": {"name", "help", "values", "notes"}}, or left out',
    (value) => value === undefined || isObject(value),
  ],
  terms: [
    '{"token, key or value": "what it means"}, or left out',
    (value) => value === undefined || (isObject(value) && Object.values(value).every(isText)),
  ],
}

/** A manifest's text, checked; an Error says in one line which file is wrong, where, and what was expected. */
export function readManifest(file: string, text = readFileSync(file, 'utf8')): Manifest {
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what}`)
  }
  const check = (
    object: Record<string, unknown>,
    rules: typeof members | typeof wordMembers,
    path: string,
  ) => {
    for (const name of Object.keys(object)) {
      if (!Object.hasOwn(rules, name))
        fail(`${path}${name} is not known; known are ${Object.keys(rules).join(', ')}`)
    }
    for (const [name, [what, holds]] of Object.entries(rules)) {
      if (!holds(object[name]))
        fail(`${path}${name} is ${JSON.stringify(object[name]) ?? 'missing'}, expected ${what}`)
    }
  }
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch (error) {
    fail(`not JSON: ${(error as Error).message}`)
  }
  if (!isObject(manifest)) return fail('expected an object')
  check(manifest, members, '')
  for (const [language, words] of Object.entries(manifest.words as object)) {
    if (!Object.hasOwn(languages, language))
      fail(`words.${language} is no language of the page; those are ${Object.keys(languages).join(', ')}`)
    if (!isObject(words)) return fail(`words.${language} is ${JSON.stringify(words)}, expected an object`)
    check(words, wordMembers, `words.${language}.`)
  }
  return manifest as unknown as Manifest
}

/** The words of a game with those of the folder that it uses, its words.json, beneath. */
function withShared(manifest: Manifest): Manifest['words'] {
  const file = join(root, 'games', manifest.uses ?? '', 'words.json')
  const shared =
    manifest.uses && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Language, GameWords>>)
      : {}
  return Object.fromEntries(
    Object.entries(manifest.words).map(([language, words]) => [
      language,
      { ...shared[language as Language], ...words },
    ]),
  ) as Manifest['words']
}

/** The folders outside the tree. */
export const outside = (list = process.env.NEMETON_GAMES_DIR ?? ''): string[] =>
  list
    .split(/[;:]/)
    .filter(Boolean)
    .map((folder) => resolve(folder))

/** All games, as they stand on the shelf. */
export function findGames(others = outside()): FoundGame[] {
  const inside = readdirSync(join(root, 'games')).map((name) => join(root, 'games', name))
  for (const folder of others) {
    if (!existsSync(join(folder, 'game.json')))
      throw new Error(`NEMETON_GAMES_DIR: ${folder} has no game.json, expected the folder of a game`)
  }
  const games = [...inside, ...others]
    .filter((folder) => existsSync(join(folder, 'game.json')))
    .map((folder) => {
      const manifest = readManifest(join(folder, 'game.json'))
      return { ...manifest, words: withShared(manifest), folder }
    })
  const twice = games.find(({ id }, i) => games.findIndex((other) => other.id === id) < i)
  if (twice) throw new Error(`${join(twice.folder, 'game.json')}: another game is called ${twice.id} already`)
  return games.sort((a, b) => (a.shelf ?? Infinity) - (b.shelf ?? Infinity) || 0)
}

/** The folders that the files of a game may be in: its own, and the one that it uses. */
export const foldersOf = ({ folder, uses }: FoundGame): string[] => [
  folder,
  ...(uses ? [join(root, 'games', uses)] : []),
]

/** By game, its name in every language. */
export const gameNames = () =>
  Object.fromEntries(
    findGames().map(({ id, words }) => [
      id,
      Object.fromEntries(Object.entries(words).map(([language, { name }]) => [language, name])),
    ]),
  )
