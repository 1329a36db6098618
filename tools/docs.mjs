// Writes the tables of games in the documents anew: `npm run docs`.
import { runnerImport } from 'vite'

const { module } = await runnerImport('./tools/documents.ts', { configFile: false })
module.write()
