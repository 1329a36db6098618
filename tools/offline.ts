// A Vite plugin that builds the service worker (offline.ts) after the page, with the list of all the page's files in it; what is printed
// is fetched when it is asked for, and so is what others show in a frame.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { kit } from './games.ts'
import { mailFile } from './mail_words.ts'
import { gameNames } from './manifests.ts'

/** A file, and what changes with its content; null where its name does already. */
interface Listed {
  url: string
  revision: string | null
}

export function listFiles(folder: string): Listed[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  )
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  const kept = names.filter(
    (name) => !name.startsWith('paper/') && name !== mailFile && name !== 'embed.html',
  )
  return kept.sort().map((name) => ({
    url: name,
    revision: name.startsWith('assets/') ? null : hash(name).slice(0, 16),
  }))
}

export function offline(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'nemeton-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir)
        await build({
          mode: config.mode,
          configFile: false,
          root: config.root,
          publicDir: false,
          logLevel: 'warn',
          resolve: { alias: kit },
          define: {
            precachedFiles: JSON.stringify(listFiles(folder)),
            gameNames: JSON.stringify(gameNames()),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: config.build.target,
            lib: {
              entry: 'shell/service_worker.ts',
              formats: ['iife'],
              name: 'offline',
              fileName: () => 'offline.js',
            },
          },
        })
      },
    },
  }
}
