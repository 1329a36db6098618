// The worker that draws a record again, once.
import { startEngine } from '../wasm/engine'
import wasm from '../../build/wasm/nemeton.wasm?url'
import type { ServerRecord } from './dice'
import { prove } from './proof'

self.onmessage = async ({ data }: MessageEvent<ServerRecord>) => {
  const answer = await fetch(wasm)
  self.postMessage(await prove(await startEngine(await answer.arrayBuffer()), data))
}
