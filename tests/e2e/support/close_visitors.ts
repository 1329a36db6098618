// Closes the browsers of visitors whom a failed test has left behind.
import { afterEach } from 'vitest'
import { present } from './visitor'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const visitor of present) await visitor.leave()
})
