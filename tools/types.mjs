// Checks the types of all TypeScript, that of games from outside the tree (NEMETON_GAMES_DIR) included: they find the packages here.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '..')
const { module } = await runnerImport(join(root, 'tools/manifests.ts'), { configFile: false })
const { include, compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
const build = join(root, 'build')
const up = (path) => `./${relative(build, path)}`
const settings = {
  extends: '../tsconfig.json',
  compilerOptions: {
    paths: {
      ...Object.fromEntries(
        Object.entries(compilerOptions.paths).map(([name, paths]) => [
          name,
          paths.map((path) => up(join(root, path))),
        ]),
      ),
      ...Object.fromEntries(
        ['preact', 'preact/*', 'vitest'].map((name) => [name, [up(join(root, 'node_modules', name))]]),
      ),
    },
  },
  include: [...include.map((folder) => up(join(root, folder))), ...module.outside().map(up)],
}
mkdirSync(build, { recursive: true })
writeFileSync(join(build, 'tsconfig.json'), JSON.stringify(settings, null, 2))
const outside = module.outside().length > 0
const { status } = spawnSync('npx', ['tsc', '--noEmit', ...(outside ? ['-p', build] : [])], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
