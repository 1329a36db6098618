// Writes the types that games' schemas make, before `npm run check` and `npm run lint`: page/schema.ts, which is not in git.
import { join } from 'node:path'
import { runnerImport } from 'vite'

const { module } = await runnerImport(join(import.meta.dirname, 'schema.ts'), { configFile: false })
await module.writeTypes(() => import('json-schema-to-typescript'))
