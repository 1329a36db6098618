// What documents say of all games, between `<!-- NAME -->` and `<!-- /NAME -->`: written by `npm run docs`, checked by a test.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFacts } from '../table/core'
import { startEngine } from '../wasm/engine'
import { findGames } from './manifests'

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

/** The documents that list games, as they should read. */
export async function documents(): Promise<{ file: string; is: string; should: string }[]> {
  const ask = await startEngine(readFileSync(join(root, 'build/wasm/nemeton.wasm')))
  const { games } = ask({ cmd: 'games' }) as unknown as { games: GameFacts[] }
  const parts = { games: gamesTable(games) }
  return ['README.md'].map((file) => {
    const is = readFileSync(join(root, file), 'utf8')
    const should = is.replace(
      /(<!-- (\w+) -->\n)[^]*?(\n<!-- \/\2 -->)/g,
      (_, open: string, name: keyof typeof parts, close: string) => `${open}${parts[name]}${close}`,
    )
    return { file, is, should }
  })
}

export async function write(): Promise<void> {
  for (const { file, should } of await documents()) writeFileSync(join(root, file), should)
}
