// No game imports what it may not, types included, of which the build knows nothing.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wrongImport } from './imports'
import { findGames } from './manifests'

const games = findGames()
const shared = [...new Set(games.flatMap(({ uses }) => (uses ? [`games/${uses}`] : [])))].map((name) =>
  join(process.cwd(), name),
)

test.each([...games.map(({ folder }) => folder), ...shared])(
  '%s imports its own, the kit and packages',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    )
    const wrong = files.flatMap((name) => {
      const file = join(folder, name)
      const sources = readFileSync(file, 'utf8').matchAll(
        /(?:^import|^(?:import|export|\}) .*from|import\()\s*'([^'\n]+)'/gm,
      )
      return [...sources].flatMap(([, source]) => wrongImport(file, source!, games) ?? [])
    })
    expect(wrong).toEqual([])
  },
)

test('what is wrong is said in a line, with the file and the import', () => {
  const { folder } = games.find(({ id }) => id === 'danube')!
  const say = (name: string, source: string) => wrongImport(join(folder, name), source, games)
  expect(say('page/board.tsx', '../../../web/views/table')).toBe(
    'games/danube/page/board.tsx imports ../../../web/views/table: a game may import its own folder, @nemeton/board/…, preact',
  )
  for (const source of ['@nemeton/tests/engine', '../../tug/page/rope', 'ws', 'node:fs', '@nemeton/boards']) {
    expect(say('page/board.tsx', source), source).not.toBeNull()
  }
  expect(say('tests/board.test.tsx', '@nemeton/tests/engine')).toBeNull()
  expect(say('page/board.tsx', '../rules/board.txt?raw')).toBeNull()
  expect(wrongImport(join(process.cwd(), 'web/shell/app.tsx'), '../views/table', games)).toBeNull()
})
