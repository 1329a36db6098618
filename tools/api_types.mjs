// Writes the TypeScript types of the API, which are not in git: build/types/api.ts from docs/openapi.json (`@nemeton/api` in the page)
// and build/types/websocket.ts from docs/websocket.schema.json (`@nemeton/websocket`).
import { compile } from 'json-schema-to-typescript'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'build/types')

const readSchema = (name) => JSON.parse(readFileSync(join(root, 'docs', name), 'utf8'))

/** Exports every schema under its own name; the root only names them all. */
async function write(file, $defs, banner) {
  const all = {
    $defs,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }])),
  }
  const types = await compile(all, 'Everything', {
    additionalProperties: false,
    bannerComment: banner,
    format: false,
    unreachableDefinitions: false,
  })
  writeFileSync(join(folder, file), types.replace(/export interface Everything \{[^]*?\n\}\n/, ''))
}

mkdirSync(folder, { recursive: true })
const { schemas } = readSchema('openapi.json').components
await write(
  'api.ts',
  JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')),
  '// Made from docs/openapi.json by tools/api_types.mjs.',
)
const { $defs } = readSchema('websocket.schema.json')
await write(
  'websocket.ts',
  JSON.parse(JSON.stringify($defs), (_, value) => {
    const name = /^openapi\.json#\/components\/schemas\/(.+)$/.exec(value?.$ref)?.[1]
    if (name) return { tsType: `Api.${name}` }
    if (value?.$ref) return { $ref: value.$ref } // A description beside it would make a second type.
    // Of `view` and `changes` an event has one: a union of all its members with either would name nothing.
    if (value?.properties && value.oneOf) delete value.oneOf
    if (value?.type === 'array' && !value.maxItems) delete value.minItems
    return value
  }),
  "// Made from docs/websocket.schema.json by tools/api_types.mjs.\nimport type * as Api from './api'",
)
