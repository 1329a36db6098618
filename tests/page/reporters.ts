/** What Vitest reports: to a reader, and in `./test` also as a JUnit file, for tests/report.py. */
const results = process.env.TEST_RESULTS
export const reporters: (string | [string, { outputFile: string }])[] = [
  'default',
  ...(results
    ? [['junit', { outputFile: `${results}/vitest.xml` }] as [string, { outputFile: string }]]
    : []),
]
