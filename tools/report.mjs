// Builds the page of a report (`nemeton lab report`): one file with all that it needs, into which the results are put.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const file = resolve(root, process.argv[2])
const [{ output }] = await build({
  configFile: false,
  root: resolve(root, 'web/lab/report'),
  logLevel: 'error',
  resolve: { alias: { '@nemeton/board': resolve(root, 'board') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: 'main.tsx', formats: ['iife'], name: 'report', fileName: 'report' },
  },
})
const code = output.find(({ type }) => type === 'chunk').code.replaceAll('</script', '<\\/script')
const style = output.find(({ fileName }) => fileName.endsWith('.css')).source
mkdirSync(dirname(file), { recursive: true })
writeFileSync(
  file,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nemeton</title>
<style>${style}</style>
<script type="application/json" id="results">{}</script>
<body>
<script>${code}</script>
</body>
</html>
`,
)
