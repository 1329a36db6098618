// The rules core of one game in the page: starts the module that was built for it and speaks with it, in JSON.
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
  network(size: number): number
  output(): number
}

export interface RulesCore {
  /** The engine protocol (docs/protocol.md); a request may be JSON already. */
  ask(request: object | string): Answer
  /** The table on this device. */
  table: TableInCore
  replay: ReplayInCore
}

/** Starts a core of its own, whose bot plays by the bytes of a network if there are any. Asking it takes as long as a bot thinks: ask in a worker. */
export function startCore(module: WebAssembly.Module, network?: Uint8Array | null): RulesCore {
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: system(() => exports.memory),
  })
  const exports = instance.exports as unknown as Exports
  exports._initialize()
  const hand = (name: 'answer' | 'table' | 'replay' | 'network', bytes: Uint8Array): string => {
    const at = exports.input(bytes.length)
    new Uint8Array(exports.memory.buffer).set(bytes, at)
    const length = exports[name](bytes.length)
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), length))
  }
  const call = (name: 'answer' | 'table' | 'replay') => (request: object | string) =>
    JSON.parse(
      hand(name, new TextEncoder().encode(typeof request === 'string' ? request : JSON.stringify(request))),
    )
  const problem = network ? hand('network', network) : ''
  if (problem) console.warn(problem)
  return { ask: call('answer'), table: call('table'), replay: call('replay') }
}

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
