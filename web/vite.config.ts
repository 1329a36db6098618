// How the page is built: Preact by way of the compiler's own JSX, rule books from Markdown, everything into build/page.
import { defineConfig } from 'vite'
import { book } from './tools/book.ts'
import { games } from './tools/games.ts'
import { mailWords } from './tools/mail_words.ts'
import { offline } from './tools/offline.ts'
import { packed } from './tools/packed.ts'
import { paper } from './tools/paper/paper.ts'
import { picture } from './tools/picture/picture.ts'
import { plan } from './tools/plan.ts'
import { staticSite } from './tools/static_site.ts'
import { typeface } from './tools/typeface.ts'

const frameFiles =
  /\/web\/(companion\/on_paper\.tsx|base\/(focus|look|pace|router|store|text|use)\.ts|board\/(choice|drag|effects|grid|random|trail|use_choice|walk)\.tsx?|lessons\/book\.tsx|parts\/(?!asking|clock|file|link|moves|phrases|player_name|problem|refusals|sheet|trouble)|views\/(?!afterwards|ahead|choice|handover|record|remote_place|settings|share|starting_draw|stopped)|table\/(company|core|facts|kept_games|local|table|turns|use_table_state)\.ts)/

const page = `${import.meta.dirname}/../build/page`

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // The static site (`npm run build:site`) can lie in any folder of a file server.
  base: mode === 'static' ? './' : '/',
  plugins: [
    ...[
      typeface(),
      games(),
      book(),
      plan(),
      paper(mode === 'static' ? page : undefined),
      picture(),
      offline(),
    ],
    ...(mode === 'static' ? [staticSite()] : [mailWords(), packed()]),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: mode === 'static' ? '../build/site' : page,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that this target is for preloads modules by itself.
      polyfill: false,
      // Only the page itself and a board are waited for. What everything else imports is found in time, and need not be named in the frame.
      resolveDependencies: (file, all, { hostType }) =>
        hostType === 'html' || file.includes('/board-') ? all : all.filter((name) => name.endsWith('.css')),
    },
    // What every view and board needs is one file, whoever shares how much of it: small ones are compressed less well.
    rolldownOptions: {
      input: ['index.html', 'embed.html'].map((name) => `${import.meta.dirname}/${name}`),
      output: { codeSplitting: { groups: [{ name: 'frame', test: frameFiles }] } },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8420', ws: true } } },
}))
