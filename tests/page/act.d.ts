// A change that awaits nothing is complete when act returns, so a test may, but need not, await it: a PromiseLike tells ESLint so.
import 'preact/test-utils'

declare module 'preact/test-utils' {
  export function act(change: () => Promise<void>): Promise<void>
  export function act(change: () => void): PromiseLike<void>
}
