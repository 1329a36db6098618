// The worker that draws a record again, once.
import { loadCore } from '../wasm/load'
import type { ServerRecord } from './dice'
import { prove } from './proof'

self.onmessage = async ({ data }: MessageEvent<ServerRecord>) =>
  self.postMessage(await prove((await loadCore(data.game)).ask, data))
