// The rules core of one game in the page: starts the module that was built for it and speaks with it, in JSON.

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
  live(size: number): number
  network(size: number): number
  output(): number
}

export interface RulesCore {
  /** The engine protocol (docs/protocol.md); a request may be JSON already. Events come before the answer, if it asks for them. */
  ask(request: object | string, onEvent?: (event: unknown) => void): Answer
  /** The table on this device: see `TableInCore` in play/engine/table_orders.ts. */
  table(order: object): unknown
  /** A game seen again: see play/engine/replay.ts. */
  replay(order: object): unknown
  /** Games at random, added up: see lab/live_games.hpp. */
  live(order: object): unknown
}

/** Starts a core of its own, whose bot plays by the bytes of a network if there are any. Asking it takes as long as a bot thinks: ask in a worker. */
export function startCore(module: WebAssembly.Module, network?: Uint8Array | null): RulesCore {
  let hear: ((event: unknown) => void) | undefined
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: system(() => exports.memory),
    page: { event: (at: number, size: number) => hear?.(JSON.parse(textAt(at, size))) },
  })
  const exports = instance.exports as unknown as Exports
  exports._initialize()
  const textAt = (at: number, size: number) =>
    new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, size))
  const hand = (name: 'answer' | 'table' | 'replay' | 'live' | 'network', bytes: Uint8Array): string => {
    const at = exports.input(bytes.length)
    new Uint8Array(exports.memory.buffer).set(bytes, at)
    const length = exports[name](bytes.length)
    return textAt(exports.output(), length)
  }
  const call =
    (name: 'answer' | 'table' | 'replay' | 'live') =>
    (request: object | string): unknown =>
      JSON.parse(
        hand(name, new TextEncoder().encode(typeof request === 'string' ? request : JSON.stringify(request))),
      )
  const problem = network ? hand('network', network) : ''
  if (problem) console.warn(problem)
  const answer = call('answer')
  const ask: RulesCore['ask'] = (request, onEvent) => {
    hear = onEvent
    return answer(request) as Answer
  }
  return { ask, table: call('table'), replay: call('replay'), live: call('live') }
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
