// The rules core in the page: starts nemeton.wasm and speaks with it, in JSON.
import type { TableInCore } from '../table/local_table'
import type { ReplayInCore } from '../table/replay'

/** An answer of the engine protocol, or an error of it. */
export type Answer =
  { ok: true; [field: string]: unknown } | { ok: false; error: { code: string; message: string } }

interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  input(size: number): number
  answer(size: number): number
  table(size: number): number
  replay(size: number): number
  output(): number
}

export interface RulesCore {
  /** The engine protocol (docs/protocol.md). */
  ask(request: object): Answer
  /** The table on this device. */
  table: TableInCore
  replay: ReplayInCore
}

/** Starts a core of its own from the bytes of nemeton.wasm. Asking it takes as long as a bot thinks: ask in a worker. */
export async function startCore(wasm: BufferSource): Promise<RulesCore> {
  const { instance } = await WebAssembly.instantiate(wasm, {
    wasi_snapshot_preview1: system(() => exports.memory),
  })
  const exports = instance.exports as unknown as Exports
  exports._initialize()
  const call = (name: 'answer' | 'table' | 'replay') => (request: object) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request))
    const at = exports.input(bytes.length)
    new Uint8Array(exports.memory.buffer).set(bytes, at)
    const length = exports[name](bytes.length)
    const text = new Uint8Array(exports.memory.buffer, exports.output(), length)
    return JSON.parse(new TextDecoder().decode(text))
  }
  return { ask: call('answer'), table: call('table'), replay: call('replay') }
}

/** The engine protocol of such a core, where nothing else is asked. */
export const startEngine = async (wasm: BufferSource) => (await startCore(wasm)).ask

/** What the module needs from a system: a clock and random bytes. It never writes a file; the rest is there to be linked. */
function system(memory: () => WebAssembly.Memory) {
  const done = 0
  const notSupported = 58
  return {
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6))
      new DataView(memory().buffer).setBigUint64(at, nanoseconds, true)
      return done
    },
    random_get(at: number, size: number) {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, size))
      return done
    },
    fd_write: () => notSupported,
    fd_seek: () => notSupported,
    fd_close: () => notSupported,
  }
}
