// A Vite plugin through which the page learns which games there are: `virtual:nemeton/games`, what each has, by id in the order of the
// shelf; `virtual:nemeton/words`, what the manifests say in English, without the help that options come with, which is
// `virtual:nemeton/help`; and `virtual:nemeton/books`, the rule books. Each of these three loads the same in another language.
// `virtual:nemeton/puzzles` has the puzzles of the games that keep some, `virtual:nemeton/paper` what there is for play on paper. A game
// imports the kit as @nemeton/board/…, and a game from outside the tree finds the packages of this one.
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages, type Language } from '../board/base/languages.ts'
import { wrongImport } from './imports.ts'
import { findGames, outside, type FoundGame, type ManifestWords } from './manifests.ts'
import { formats as paperFormats } from './paper/pages.ts'

const root = resolve(import.meta.dirname, '..')
/** The alias by which everything imports the kit of the boards. */
export const kit = { '@nemeton/board': join(root, 'board') }
const gamesModule = 'virtual:nemeton/games'
const puzzlesModule = 'virtual:nemeton/puzzles'
const puzzlesFile = 'puzzles.json'
const paperModule = 'virtual:nemeton/paper'

/** `() => import(…)` of a module in a game's folder, a file or the index of a folder, or null where there is none. */
function loader(game: FoundGame, name: string): string {
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => join(game.folder, name + ending))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  return file ? `() => import(${JSON.stringify(file)})` : 'null'
}

function list(games: FoundGame[]): string {
  const rows = games.map((game) => {
    const parts = `part: ${loader(game, 'page/board')}, lessons: ${loader(game, 'page/lessons')}, hides: ${game.hides ?? true}`
    const { least = 2, minutes = null, luck = null, tie = false, choices = [] } = game
    const puzzles = existsSync(join(game.folder, puzzlesFile))
    const facts = JSON.stringify({ least, minutes, luck, tie, choices, puzzles }).slice(1, -1)
    return `${game.id}: { ${parts}, ${facts} }`
  })
  return `export default {\n${rows.join(',\n')}\n}`
}

/** The puzzles by game, where there are any. */
function puzzles(games: FoundGame[]): string {
  const rows = games
    .map((game) => [game.id, loader(game, puzzlesFile)])
    .filter(([, load]) => load !== 'null')
    .map(([id, load]) => `${id}: ${load}`)
  return `export default {\n${rows.join(',\n')}\n}`
}

/** What there is of each game for play on paper: the formats that its sheets are printed in, and its companion. */
const onPaper = (games: FoundGame[]): string =>
  `export default {${games
    .map((game) => {
      const formats = existsSync(join(game.folder, 'page/paper.tsx'))
        ? paperFormats.map(({ name }) => name)
        : []
      return `${game.id}: { formats: ${JSON.stringify(formats)}, companion: ${loader(game, 'page/companion')} }`
    })
    .join()}}`

/** Words by game, as a module. */
const byGame = (games: FoundGame[], wordsOf: (game: FoundGame) => unknown): string =>
  `export default ${JSON.stringify(Object.fromEntries(games.map((game) => [game.id, wordsOf(game)])))}`

/** Options without what only whoever changes them reads. */
const words = (games: FoundGame[], language: Language): string =>
  byGame(games, ({ words }) => {
    const { options = {}, ...others }: Partial<ManifestWords> = words[language] ?? {}
    const short = Object.entries(options).map(([name, { help: _, notes: __, ...rest }]) => [name, rest])
    return words[language] && { ...others, options: Object.fromEntries(short) as unknown }
  })

const help = (games: FoundGame[], language: Language): string =>
  byGame(games, ({ words }) => {
    const options = Object.entries(words[language]?.options ?? {})
    return (
      words[language] && Object.fromEntries(options.map(([name, { help, notes }]) => [name, { help, notes }]))
    )
  })

/** The rule books in one language, by game. */
const books = (games: FoundGame[], language: Language): string => {
  const name = language === 'en' ? 'book.md' : `book.${language}.md`
  return `export default { ${games.map((game) => `${game.id}: ${loader(game, name)}`).join(', ')} }`
}

/** The modules that there are in each language: `virtual:nemeton/<name>/<language>`. */
const spokenModules: Record<string, (games: FoundGame[], language: Language) => string> = {
  words,
  help,
  books,
}

/** English, and what loads the same in the other languages, by language. */
function inAllLanguages(name: string): string {
  const others = Object.keys(languages).filter((language) => language !== 'en')
  const loads = others.map((language) => `${language}: () => import('virtual:nemeton/${name}/${language}')`)
  return `export { default } from 'virtual:nemeton/${name}/en'\nexport const others = { ${loads.join(', ')} }`
}

/** `folders` are those outside the tree. */
export function games(folders = outside()): Plugin {
  let known: FoundGame[] = []
  return {
    name: 'nemeton-games',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { ...kit, '@nemeton/tests': join(root, 'tests/page') } },
      server: { fs: { allow: [root, ...folders] } },
    }),
    buildStart: () => void (known = findGames(folders)),
    resolveId(source, importer) {
      const wrong = importer && wrongImport(importer.split('?')[0]!, source, known)
      if (wrong) return this.error(wrong)
      if (source.startsWith('virtual:nemeton/')) return `\0${source}`
      const isPackage = !/^[./\0]|^virtual:/.test(source)
      const fromOutside = folders.some((folder) => importer?.startsWith(`${folder}/`))
      return isPackage && fromOutside
        ? this.resolve(source, join(root, 'web/index.html'), { skipSelf: true })
        : null
    },
    load(id) {
      if (id === `\0${gamesModule}`) return list(findGames(folders))
      if (id === `\0${puzzlesModule}`) return puzzles(findGames(folders))
      if (id === `\0${paperModule}`) return onPaper(findGames(folders))
      const [, name, language] = /^\0virtual:nemeton\/(words|help|books)(?:\/(\w+))?$/.exec(id) ?? []
      if (!name) return null
      return language ? spokenModules[name]!(findGames(folders), language as Language) : inAllLanguages(name)
    },
  }
}
