// The page's own modules, run while the page is built: what is drawn then, on paper (paper/) and as pictures (picture/), is drawn by the
// same code as in the browser.
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Language } from '../board/base/languages.ts'
import { book } from './book.ts'
import { games } from './games.ts'
import { plan } from './plan.ts'

export const web = resolve(import.meta.dirname, '../web')

/** Loads modules as they are for a reader of a language; whoever starts it closes it. */
export const startModules = (language: Language): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root: web,
    logLevel: 'error',
    appType: 'custom',
    plugins: [games(), book(), plan()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    define: { 'navigator.languages': JSON.stringify([language]) },
    // One Preact for the page's modules and for games from outside the tree, which have none beside them.
    ssr: { noExternal: ['preact', 'preact-render-to-string'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })

/** Where a picture lies that a module has as an address of the development server. */
export const fileOf = (url: string): string =>
  url.startsWith('/@fs/') ? url.slice('/@fs'.length) : join(web, url)

interface Node {
  file: string | null
  importedModules: Set<Node>
}

function sheetsBelow(node: Node, seen: Set<Node>): string[] {
  if (seen.has(node)) return []
  seen.add(node)
  const imported = [...node.importedModules].flatMap((each) => sheetsBelow(each, seen))
  return node.file?.endsWith('.css') ? [...imported, node.file] : imported
}

/** The files of the style sheets that a loaded module brings along, those of what it imports first. */
export const styleSheetsOf = (server: ViteDevServer, module: string): string[] =>
  sheetsBelow(server.environments.ssr.moduleGraph.getModuleById(module)!, new Set())
