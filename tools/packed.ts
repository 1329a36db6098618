// A Vite plugin that packs the files of the page once it is built: beside each that a server would send three times as large stands the
// same in gzip, which the game server sends to browsers that take it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

/** Fonts, photographs and PDFs are packed by themselves. */
const loose = /\.(html|js|css|svg|wasm|webmanifest|txt|net)$/

/** Packs all files of a folder and those below it. */
export function pack(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !loose.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
  }
}

export function packed(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'nemeton-packed',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      // After the service worker, which lists the files and is one.
      order: 'post',
      sequential: true,
      handler: () => pack(resolve(config.root, config.build.outDir)),
    },
  }
}
