// What documents say of all games, between `<!-- NAME -->` and `<!-- /NAME -->`: written by `npm run docs`, checked by a test.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { GameFacts } from '../table/core'
import { startCore } from '../wasm/engine'
import { findGames } from './manifests'
import { readSchema, schemaFolders, sectionOf, typesOf } from './schema'

const root = join(import.meta.dirname, '../..')

/** The games of the tree, in the order of the engine: what each is, and by whom. */
function gamesTable(facts: GameFacts[]): string {
  const words = new Map(findGames([]).map(({ id, words }) => [id, words.en]))
  const rows = facts.flatMap(({ id, min_seats: least, max_seats: most, credit }) => {
    const game = words.get(id)
    return game
      ? [`| **${game.name}** | ${least === most ? least : `${least}–${most}`} | ${game.blurb} | ${credit} |`]
      : []
  })
  return ['| game | seats | what it is | by |', '|---|---|---|---|', ...rows].join('\n')
}

/** What the rules core says of its game. */
function factsOf(game: string): GameFacts {
  const module = new WebAssembly.Module(readFileSync(join(root, `build/wasm/${game}.wasm`)))
  const { games } = startCore(module).ask({ cmd: 'games' }) as unknown as { games: [GameFacts] }
  return games[0]
}

interface Written {
  file: string
  is: string
  should: string
}

/** The types that a schema makes for the page. */
async function types(): Promise<Written[]> {
  return Promise.all(
    schemaFolders().map(async (folder) => {
      const file = relative(root, join(folder, 'page/schema.ts'))
      const is = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
      return { file, is, should: await typesOf(readSchema(folder)) }
    }),
  )
}

const sections = (): string =>
  schemaFolders()
    .map((folder) => sectionOf(readSchema(folder)))
    .join('\n\n')

/** What is written by `npm run docs`, as it should read. */
export async function documents(): Promise<Written[]> {
  const games = findGames([])
    .sort((one, other) => one.order! - other.order!)
    .map(({ id }) => factsOf(id))
  const parts = { games: gamesTable(games), schemas: sections() }
  const lists = ['README.md', 'docs/views.md'].map((file) => {
    const is = readFileSync(join(root, file), 'utf8')
    const should = is.replace(
      /(<!-- (\w+) -->\n)[^]*?(<!-- \/\2 -->)/g,
      (_, open: string, name: keyof typeof parts, close: string) => `${open}${parts[name]}\n${close}`,
    )
    return { file, is, should }
  })
  return [...lists, ...(await types())]
}

export async function write(): Promise<void> {
  for (const { file, should } of await documents()) writeFileSync(join(root, file), should)
}
