// The TypeScript types of a game's views, effects and reasons, made from its schema.json. `npm run docs` writes them, and a test checks that they are up to date.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { JSONSchema } from 'json-schema-to-typescript'
import { findGames } from './manifests'

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

/** The folders with a schema: of a game, or what games share; in the order of the shelf. */
export const schemaFolders = (): string[] => {
  const folders = findGames([]).flatMap(({ folder, uses }) => [
    folder,
    ...(uses ? [resolve(folder, '..', uses)] : []),
  ])
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, 'schema.json')))
}

const banner = (title: string) =>
  `// The views and effects of ${title}, as schema.json has them: written by \`npm run docs\`.\n`

/** The types, as a file that prettier leaves as it is. */
export async function typesOf(schema: GameSchema): Promise<string> {
  // Only `npm run docs` and its test need the compiler, which takes long to load.
  const { compile } = await import('json-schema-to-typescript')
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
    bannerComment: banner(schema.title),
    style: { printWidth: 110, semi: false, singleQuote: true },
    unreachableDefinitions: false,
  })
  return types.replace(/export interface Everything \{[^]*?\n\}\n/, '')
}

/** The kinds of a union such as `Effect`. */
export const kindsOf = ({ $defs }: GameSchema, union: Property): Set<string> =>
  new Set(
    (union.oneOf ?? []).flatMap((each) => {
      const { kind } = $defs[each.$ref!.replace('#/$defs/', '')]!.properties!
      return (kind!.enum ?? [kind!.const]) as string[]
    }),
  )
