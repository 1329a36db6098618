// What a game's page may import: its own folder, that of the game's `uses`, the board kit @nemeton/board, packages; its tests besides
// @nemeton/tests and the rules. So the page around the boards can change without a game noticing.
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { FoundGame } from './manifests.ts'

const root = resolve(import.meta.dirname, '..')
const kit = join(root, 'board')
const helpers = join(root, 'tests/page')
const packages = /^(preact(\/.*)?|vitest|virtual:.*|\0.*|\/@.*)$/

const within = (folder: string, file: string) => file === folder || file.startsWith(folder + sep)

/** What is wrong with a file's import, in a line; null if nothing is. `games` are all there are. */
export function wrongImport(file: string, source: string, games: FoundGame[]): string | null {
  const [path] = source.split('?')
  const game = games.find(({ folder }) => within(folder, file))
  const shared = games.flatMap(({ uses }) => (uses ? [join(root, 'games', uses)] : []))
  const home = game?.folder ?? shared.find((folder) => within(folder, file))
  if (!home) return null
  const isTest = within(join(home, 'tests'), file)
  if (packages.test(path!) || (isTest && path!.startsWith('node:'))) return null
  const target = path!
    .replace(/^@nemeton\/board\//, `${kit}/`)
    .replace(/^@nemeton\/tests\//, `${helpers}/`)
    .replace(/^\.{1,2}\//, (up) => `${dirname(file)}/${up}`)
  // What several games share is tested with each of them.
  const users = isTest && !game ? games.filter(({ uses }) => uses && join(root, 'games', uses) === home) : []
  const own = [
    home,
    ...(game?.uses ? [join(root, 'games', game.uses)] : []),
    ...users.map(({ folder }) => folder),
  ]
  const allowed = [...own, kit, ...(isTest ? [helpers] : [])]
  if (
    target.includes('/node_modules/') ||
    allowed.some((folder) => isAbsolute(target) && within(folder, resolve(target)))
  )
    return null
  const more = isTest ? ', @nemeton/tests/…, vitest, node:…' : ''
  return `${relative(root, file)} imports ${source}: a game may import its own folder, @nemeton/board/…, preact${more}`
}
