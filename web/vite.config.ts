// How the page is built: Preact by way of the compiler's own JSX, rule books from Markdown, everything into build/page.
import { defineConfig } from 'vitest/config'
import { book } from './tools/book.ts'
import { offline } from './tools/offline.ts'
import { plan } from './tools/plan.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [book(), plan(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../build/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://localhost:8420', ws: true } } },
  test: {
    root: `${import.meta.dirname}/..`,
    environment: 'happy-dom',
    include: ['web/**/*.test.{ts,tsx}', 'games/**/*.test.{ts,tsx}'],
  },
})
