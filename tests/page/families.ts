// For tests: the games whose page has effects or reasons, by the folder that has them and the schema.json which says what they are: a game's own, or one
// that several games use.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findGames, foldersOf, type FoundGame } from '../../tools/manifests'

export interface Family {
  folder: string
  games: FoundGame[]
  /** "tabulus, triangulus, druidica". */
  ids: string
}

const byFolder = new Map<string, FoundGame[]>()
for (const game of findGames()) {
  const folder = foldersOf(game).find((each) =>
    ['schema.json', 'page/effects.ts', 'page/reasons'].some((name) => existsSync(join(each, name))),
  )
  if (folder) byFolder.set(folder, [...(byFolder.get(folder) ?? []), game])
}

export const families: Family[] = [...byFolder].map(([folder, games]) => ({
  folder,
  games,
  ids: games.map(({ id }) => id).join(', '),
}))
