// A Vite plugin through which the page learns which games there are: `virtual:nemeton/games`, what each has, by id in the order of the
// shelf, and `virtual:nemeton/words/<language>`, what the manifests say in it. A game imports the kit as @nemeton/board/…, and a
// game from outside the tree finds the packages of this one.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages, type Language } from '../base/languages.ts'
import { wrongImport } from './imports.ts'
import { findGames, outside, type FoundGame } from './manifests.ts'

const web = resolve(import.meta.dirname, '..')
const gamesModule = 'virtual:nemeton/games'
const wordsModule = 'virtual:nemeton/words/'

/** `() => import(…)` of a file in a game's folder, or null where there is none. */
function loader(game: FoundGame, name: string): string {
  const file = join(game.folder, name)
  return existsSync(file) ? `() => import(${JSON.stringify(file)})` : 'null'
}

function list(games: FoundGame[]): string {
  const rows = games.map((game) => {
    const books = Object.keys(languages).map((language) => {
      const name = language === 'en' ? 'book.md' : `book.${language}.md`
      return `${language}: ${loader(game, name)}`
    })
    const parts = `part: ${loader(game, 'page/board.tsx')}, lessons: ${loader(game, 'page/lessons.ts')}, hides: ${game.hides ?? true}`
    return `${game.id}: { ${parts}, books: { ${books.join(', ')} } }`
  })
  return `export default {\n${rows.join(',\n')}\n}`
}

const words = (games: FoundGame[], language: Language): string =>
  `export default ${JSON.stringify(Object.fromEntries(games.map((game) => [game.id, game.words[language]])))}`

/** `folders` are those outside the tree. */
export function games(folders = outside()): Plugin {
  let known: FoundGame[] = []
  return {
    name: 'nemeton-games',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { '@nemeton/board': join(web, 'board'), '@nemeton/tests': join(web, 'tests') } },
      server: { fs: { allow: [resolve(web, '..'), ...folders] } },
    }),
    buildStart: () => void (known = findGames(folders)),
    resolveId(source, importer) {
      const wrong = importer && wrongImport(importer.split('?')[0]!, source, known)
      if (wrong) return this.error(wrong)
      if (source.startsWith('virtual:nemeton/')) return `\0${source}`
      const isPackage = !/^[./\0]|^virtual:/.test(source)
      const fromOutside = folders.some((folder) => importer?.startsWith(`${folder}/`))
      return isPackage && fromOutside
        ? this.resolve(source, join(web, 'index.html'), { skipSelf: true })
        : null
    },
    load(id) {
      if (id === `\0${gamesModule}`) return list(findGames(folders))
      if (id.startsWith(`\0${wordsModule}`))
        return words(findGames(folders), id.slice(wordsModule.length + 1) as Language)
      return null
    },
  }
}
