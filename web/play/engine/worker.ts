// The worker in which local tables live.
import { loadCore } from './load_core'
import { hearPage } from './core_worker'

self.onmessage = hearPage(
  loadCore,
  (news) => self.postMessage(news),
  (run) => setTimeout(run),
)
