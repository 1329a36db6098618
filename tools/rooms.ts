// The rooms of the page, and the imports between them. tools/imports.ts says the same of the games.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '..')

const below = ['board', 'web/shared']
/** What each room may import besides itself and packages. `web/shell` may import all of them. */
export const rooms: Record<string, string[]> = {
  board: [],
  'web/shared': ['board'],
  'web/play': below,
  'web/lobby': [...below, 'web/play'],
  'web/account': [...below, 'web/play'],
  'web/tournaments': [...below, 'web/play'],
  'web/moderation': [...below, 'web/play'],
  'web/learn': [...below, 'web/play'],
  'web/lab': [...below, 'web/play'],
}

const isTest = (file: string) => file.includes('.test.')

/** The TypeScript below these folders, by paths from the root of the repository. */
export const sourcesIn = (folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(folder, name)),
  )

const aliases: [string, string][] = [
  ['@nemeton/board/', 'board/'],
  ['@nemeton/tests/', 'tests/page/'],
]

/** The file that an import in `file` names, from the root of the repository; null for a package. */
function resolveImport(file: string, source: string): string | null {
  const [path] = source.split('?')
  const alias = aliases.find(([name]) => path!.startsWith(name))
  if (!alias && !path!.startsWith('.')) return null
  const target = alias ? path!.replace(...alias) : relative(root, resolve(root, dirname(file), path!))
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  const isFile = (name: string) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile()
  return endings.map((ending) => target + ending).find(isFile) ?? target
}

/** By file, the files that it imports, types and what is loaded later included. */
export const readImports = (files: string[]): Map<string, string[]> =>
  new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
      return [file, importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? [])]
    }),
  )

const roomOf = (file: string): string => /^(web\/)?[\w-]+/.exec(file)![0]

/** Imports that `rooms` does not allow, a line each. Tests may import anything. */
export const wrongImports = (imports: Map<string, string[]>): string[] =>
  [...imports].flatMap(([file, targets]) => {
    const room = roomOf(file)
    const allowed = rooms[room]
    if (!allowed || isTest(file)) return []
    return targets
      .map(roomOf)
      .filter((other) => other in rooms || other.startsWith('web/'))
      .filter((other) => other !== room && !allowed.includes(other))
      .map((other) => `${file} imports from ${other}; ${room} may import ${allowed.join(', ') || 'nothing'}`)
  })

/** Files that import each other in a cycle, the first one again at its end; null if there are none. */
export function findCycle(imports: Map<string, string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const other of imports.get(file) ?? []) {
      const cycle = visit(other, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}
