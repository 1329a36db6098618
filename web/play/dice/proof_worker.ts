// The worker that draws a record again, once.
import type { ServerRecord } from '../../shared/api/tables'
import { loadCore } from '../engine/load_core'
import { prove } from './proof'

self.onmessage = async ({ data }: MessageEvent<ServerRecord>) =>
  self.postMessage(await prove((await loadCore(data.game)).ask, data))
