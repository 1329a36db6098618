// The page's unit tests, built as the page is.
import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    test: {
      root: `${import.meta.dirname}/..`,
      environment: 'happy-dom',
      include: ['web/**/*.test.{ts,tsx}', 'games/**/*.test.{ts,tsx}'],
    },
  }),
)
