// How the page is built: Preact by way of the compiler's own JSX, rule books from Markdown, everything into build/page.
import { defineConfig } from 'vite'
import { book } from './tools/book.ts'
import { games } from './tools/games.ts'
import { offline } from './tools/offline.ts'
import { plan } from './tools/plan.ts'

const frameFiles =
  /\/web\/(base\/(focus|router|store|use)\.ts|board\/(choice|drag|grid|use_choice|walk)\.tsx?|parts\/|views\/(?!learn|record)|table\/(company|core|kept_tables|local|remote|server|shared|table|use_table_state)\.ts)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [games(), book(), plan(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What every view and board needs is one file, whoever shares how much of it: small ones are compressed less well.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: frameFiles }] } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8420', ws: true } } },
})
