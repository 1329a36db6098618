// Whom a test that failed has left at the page is sent away after it.
import { afterEach } from 'vitest'
import { present } from './visitor'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const visitor of present) await visitor.leave()
})
