// A Vite plugin for the static site: it leaves out the views that need a server. The bundler drops an import only behind a literal, so
// every `hasServer` (shared/browser/has_server.ts) becomes one.
import type { Plugin } from 'vite'

const imported = /^import \{ hasServer \} from .*$/m

export const staticSite = (): Plugin => ({
  name: 'nemeton-static-site',
  enforce: 'pre',
  transform(code) {
    if (!imported.test(code)) return null
    return { code: code.replace(imported, '').replaceAll(/\bhasServer\b/g, 'false'), map: null }
  },
})
