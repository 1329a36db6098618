// What documents say of all games, between `<!-- NAME -->` and `<!-- /NAME -->`: written by `npm run docs`, checked by a test.
import type { GameFacts } from '../web/shared/games/facts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCore } from '../web/play/engine/rules_core'
import { findGames } from './manifests'
import { readSchema, schemaFolders, sectionOf } from './schema'

const root = join(import.meta.dirname, '..')

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

const sections = (): string =>
  schemaFolders()
    .map((folder) => sectionOf(readSchema(folder)))
    .join('\n\n')

/** What is written by `npm run docs`, as it should read. */
export function documents(): Written[] {
  const games = findGames([])
    .sort((one, other) => one.order! - other.order!)
    .map(({ id }) => factsOf(id))
  const parts = { games: gamesTable(games), schemas: sections() }
  return ['docs/games.md', 'docs/views.md'].map((file) => {
    const is = readFileSync(join(root, file), 'utf8')
    const should = is.replace(
      /(<!-- (\w+) -->\n)[^]*?(<!-- \/\2 -->)/g,
      (_, open: string, name: keyof typeof parts, close: string) => `${open}${parts[name]}\n${close}`,
    )
    return { file, is, should }
  })
}

export function write(): void {
  for (const { file, should } of documents()) writeFileSync(join(root, file), should)
}
