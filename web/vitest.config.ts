// The page's unit tests, built as the page is.
import { defineConfig, mergeConfig } from 'vitest/config'
import { reporters } from '../tests/page/reporters.ts'
import { outside } from '../tools/manifests.ts'
import pageFor from './vite.config.ts'

const games = ['games', ...outside()]
/** Views keep in modules what a server said, and these tests mock modules: each file has a worker to itself. */
const alone = ['{board,web}/**/*.test.tsx', 'web/play/analysis/analysis_worker.test.ts']
/** All others load Preact, the words and the rules once for each worker instead of once for each file. */
const shared = [
  ...['board', 'web', 'tools', 'tests/page', ...games].map((folder) => `${folder}/**/*.test.ts`),
  ...games.map((folder) => `${folder}/**/*.test.tsx`),
]

export default mergeConfig(
  pageFor({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      root: `${import.meta.dirname}/..`,
      environment: 'happy-dom',
      reporters,
      pool: 'threads',
      // Left alone, one of two cores has nothing to do.
      maxWorkers: 2,
      // Whole games are played in some; a busy machine takes its time.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'shared',
            include: shared,
            exclude: alone,
            isolate: false,
            setupFiles: `${import.meta.dirname}/../tests/page/tidy.ts`,
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            include: alone,
            setupFiles: `${import.meta.dirname}/../tests/page/page_core.ts`,
          },
        },
      ],
    },
  }),
)
