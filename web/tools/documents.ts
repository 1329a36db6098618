// What `npm run docs` writes: the table of games in docs/games.md, and the types of each game's schema. A test checks that they are up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { GameFacts } from '../table/core'
import { startCore } from '../wasm/engine'
import { findGames } from './manifests'
import { readSchema, schemaFolders, typesOf } from './schema'

const root = join(import.meta.dirname, '../..')

/** The table of the games in the tree, in the engine's order. */
function gamesTable(facts: GameFacts[]): string {
  const manifests = new Map(findGames([]).map((manifest) => [manifest.id, manifest]))
  const rows = facts.map(({ id, min_seats: least, max_seats: most, credit }) => {
    const { words, minutes } = manifests.get(id)!
    const players = least === most ? least : `${least}–${most}`
    return `| **${words.en.name}** | ${players} | ${minutes ?? ''} | ${words.en.blurb} | ${credit} |`
  })
  return ['| game | players | minutes | about the game | inventor |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
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

/** What is written by `npm run docs`, as it should read. */
export async function documents(): Promise<Written[]> {
  const games = findGames([])
    .sort((one, other) => one.order! - other.order!)
    .map(({ id }) => factsOf(id))
  const file = 'docs/games.md'
  const is = readFileSync(join(root, file), 'utf8')
  const should = is.replace(
    /(<!-- games -->\n)[^]*?(<!-- \/games -->)/,
    (_, open: string, close: string) => `${open}${gamesTable(games)}\n${close}`,
  )
  return [{ file, is, should }, ...(await types())]
}

export async function write(): Promise<void> {
  for (const { file, should } of await documents()) writeFileSync(join(root, file), should)
}
