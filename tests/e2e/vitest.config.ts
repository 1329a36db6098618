// The page in a real browser, and clients of the api, against the real server: both must be built (build/release/nemeton,
// build/page).
import { defineConfig } from 'vitest/config'
import { patience } from './support/patience.ts'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite-e2e',
  test: {
    include: ['*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // As long as a visitor waits for anything else: one second, which is usual, is nothing on a busy machine.
    expect: { poll: { timeout: patience, interval: 100 } },
  },
})
