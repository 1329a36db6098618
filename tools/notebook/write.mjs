// Writes the boards for notebooks: `npm run boards`.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const { module } = await runnerImport('./tools/notebook/bundle.ts', { configFile: false })
writeFileSync(module.file, await module.bundle())
