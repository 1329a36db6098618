// The worker in which local tables live.
import { loadCore } from './load_core'
import { handleMessages } from './core_worker'

self.onmessage = handleMessages(
  loadCore,
  (news) => self.postMessage(news),
  (run) => setTimeout(run),
)
