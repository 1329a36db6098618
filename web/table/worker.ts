// The worker in which local tables live.
import { loadCore } from '../wasm/load'
import { hearPage } from './cores'

self.onmessage = hearPage(
  loadCore,
  (news) => self.postMessage(news),
  (run) => setTimeout(run),
)
