// Makes the TypeScript types of the API from docs/openapi.json: build/types/api.ts, which the page imports as @nemeton/api.
import { compile } from 'json-schema-to-typescript'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const file = join(root, 'build/types/api.ts')

const { schemas } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')).components
const $defs = JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/'))
// Every schema is exported under its own name; the root only names them all.
const all = {
  $defs,
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }])),
}
const types = await compile(all, 'Everything', {
  additionalProperties: false,
  bannerComment: '// Made from docs/openapi.json by tools/api_types.mjs.',
  format: false,
  unreachableDefinitions: false,
})
mkdirSync(join(file, '..'), { recursive: true })
writeFileSync(file, types.replace(/export interface Everything \{[^]*?\n\}\n/, ''))
