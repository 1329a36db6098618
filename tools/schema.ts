// What a game's schema.json makes: the TypeScript types of its views, effects and reasons (page/schema.ts, which `npm run check` writes).
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONSchema } from 'json-schema-to-typescript'
import { findGames, foldersOf, outside } from './manifests'

type Compiler = typeof import('json-schema-to-typescript')

interface Property extends JSONSchema {
  properties?: Record<string, Property>
}

/** `View`, `Effect` and, where the game gives them, `Reason` are what the page reads; the others are what they are made of. */
export interface GameSchema extends JSONSchema {
  title: string
  $defs: { View: Property; Effect: Property; Reason?: Property; [name: string]: Property | undefined }
}

export const readSchema = (folder: string): GameSchema =>
  JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8')) as GameSchema

/** The folders with a schema, of a game or shared by games, in the order of the shelf. `others` are those outside the tree. */
export const schemaFolders = (others: string[] = []): string[] =>
  [...new Set(findGames(others).flatMap(foldersOf))].filter((folder) =>
    existsSync(join(folder, 'schema.json')),
  )

async function typesOf(schema: GameSchema, { compile }: Compiler): Promise<string> {
  // Every definition is exported under its own name; the root only names them all.
  const root = {
    ...schema,
    title: 'Everything',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]),
    ),
  } as JSONSchema
  const types = await compile(root, 'Everything', {
    bannerComment: `// The views and effects of ${schema.title}: written from schema.json by \`npm run check\`.\n`,
    style: { printWidth: 110, semi: false, singleQuote: true },
    unreachableDefinitions: false,
  })
  return types.replace(/export interface Everything \{[^]*?\n\}\n/, '')
}

/** Writes page/schema.ts of each game whose schema.json, or this file, has changed since. `load` gives the compiler, which takes long to load. */
export async function writeTypes(load: () => Promise<Compiler>): Promise<void> {
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const generator = changed(import.meta.filename)
  for (const folder of schemaFolders(outside())) {
    const file = join(folder, 'page/schema.ts')
    if (changed(file) > Math.max(generator, changed(join(folder, 'schema.json')))) continue
    writeFileSync(file, await typesOf(readSchema(folder), await load()))
  }
}

/** The kinds of a union such as `Effect`. */
export const kindsOf = ({ $defs }: GameSchema, union: Property): Set<string> =>
  new Set(
    (union.oneOf ?? []).flatMap((each) => {
      const { kind } = $defs[each.$ref!.replace('#/$defs/', '')]!.properties!
      return (kind!.enum ?? [kind!.const]) as string[]
    }),
  )
