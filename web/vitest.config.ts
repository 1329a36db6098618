// The page's unit tests, built as the page is.
import { defineConfig, mergeConfig } from 'vitest/config'
import { outside } from './tools/manifests.ts'
import pageFor from './vite.config.ts'

export default mergeConfig(
  pageFor({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      root: `${import.meta.dirname}/..`,
      environment: 'happy-dom',
      // Left alone, one of two cores has nothing to do.
      maxWorkers: 2,
      // Whole games are played in some; a busy machine takes its time.
      testTimeout: 60_000,
      include: ['web', 'games', ...outside()].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    },
  }),
)
