// What documents say of all games and of the API, between `<!-- NAME -->` and `<!-- /NAME -->`: written by `npm run docs`, checked by a test.
import type { GameFacts } from '../web/shared/games/facts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCore } from '../web/play/engine/rules_core'
import { findGames } from './manifests'

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

interface Operation {
  operationId: string
  tags: [string]
  summary: string
  security?: Record<string, unknown>[]
}

/** The table of the operations of the API, with the keys that they need. */
function operationsTable(): string {
  const { tags, paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    tags: { name: string; description: string }[]
    paths: Record<string, Record<string, Operation>>
  }
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, tags, summary, security = [] }]) => {
      const keys = security.flatMap((each) => Object.keys(each))
      const key = security.length > keys.length ? `${keys[0]}?` : (keys[0] ?? '')
      const request = `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`
      return { tag: tags[0], row: `| \`${request}\` | \`${operationId}\` | ${key} | ${summary} |` }
    }),
  )
  return [
    '| request, below `/api/v1/` | operation | key | |',
    '|---|---|---|---|',
    ...tags.flatMap(({ name }) => rows.filter(({ tag }) => tag === name).map(({ row }) => row)),
  ].join('\n')
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

/** What is written by `npm run docs`, as it should read. */
export function documents(): Written[] {
  const games = findGames([])
    .sort((one, other) => one.order! - other.order!)
    .map(({ id }) => factsOf(id))
  const parts = { games: gamesTable(games), operations: operationsTable() }
  return ['docs/games.md', 'docs/api.md'].map((file) => {
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
