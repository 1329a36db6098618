// The page in a real browser, and clients of the api, against the real server: both must be built (build/release/nemeton,
// build/page). Those in long/ are run by `./test long` alone.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { reporters } from '../../web/tests/reporters.ts'
import { patience } from './support/patience.ts'
import { isLong } from './support/tier.ts'

/** What takes longest begins first, or one worker waits for the other at the end. */
const longest = ['contract', 'games', 'evening', 'random', 'views'].map((name) => `/${name}.test.ts`)
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
    // Whatever files share, such as the rules of all games, is loaded once for each worker.
    isolate: false,
    setupFiles: ['support/dismissal.ts'],
    // They wait for the browser and for each other, so two cores have work for three.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A busy machine may be ten times slower than a quiet one.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // As long as a visitor waits for anything else: one second, which is usual, is nothing on a busy machine.
    expect: { poll: { timeout: patience, interval: 100 } },
  },
})
