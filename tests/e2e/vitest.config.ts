// Tests of the page in a real browser, and of API clients, against the real server. Both must be built
// (build/release/nemeton, build/page). Only `./test long` runs the tests in long/.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { reporters } from '../page/reporters.ts'
import { patience } from './support/timeout.ts'
import { isLong } from '../page/tier.ts'

/** The slowest files start first, so that no worker waits for another at the end. */
const longest = ['contract', 'games', 'evening', 'random_positions', 'accessibility'].map(
  (name) => `/${name}.test.ts`,
)
const place = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((name) => moduleId.endsWith(name))
  return found < 0 ? longest.length : found
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite-e2e',
  test: {
    reporters,
    include: isLong ? ['*.test.ts', 'long/*.test.ts'] : ['*.test.ts'],
    // Each worker loads shared code, such as the rules of all games, only once.
    isolate: false,
    setupFiles: ['support/close_visitors.ts'],
    // Workers wait for the browser and for each other, so two cores have work for three.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A busy machine may be ten times slower than a quiet one.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // As long as a visitor's other waits. The default, one second, is too short on a busy machine.
    expect: { poll: { timeout: patience, interval: 100 } },
  },
})
