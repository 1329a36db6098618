// The rules core as the page sees it: one worker, started once and kept, so that local tables go on without the server.
import type { News, Order } from './host'

/** An option of a game, as the engine protocol lists it. */
export interface OptionFacts {
  name: string
  type: 'boolean' | 'integer' | 'choice' | string
  values?: string[]
  min?: number
  max?: number
  default: boolean | number | string
  help: string
}

export interface GameFacts {
  id: string
  name: string
  credit?: string
  min_seats: number
  max_seats: number
  options: OptionFacts[]
}

/** What a worker has to be able to do; tests give one of their own. */
export interface WorkerLike {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** What hears a table's messages. */
type Hear = (message: News['message']) => void

export class Core {
  readonly games: Promise<GameFacts[]>
  private readonly tables = new Map<number, Hear>()
  private count = 0

  constructor(private readonly worker: WorkerLike) {
    this.games = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.type === 'games') resolve(data.games)
        else if (data.type === 'broken') reject(this.broken(data.message))
        else this.tables.get(data.table)?.(data.message)
      }
      worker.onerror = (event) => reject(this.broken(event.message))
    })
    this.games.catch(() => {})
    worker.postMessage({ type: 'games' })
  }

  /** A number for a new table, whose news go to `hear` from now on; earlier tables fall silent. */
  table(hear: Hear): number {
    this.tables.clear()
    this.tables.set(++this.count, hear)
    return this.count
  }

  order(order: Order): void {
    this.worker.postMessage(order)
  }

  private broken(message: string): Error {
    for (const hear of this.tables.values()) hear({ type: 'error', code: 'no_core', message })
    return new Error(message)
  }
}

let running: Core | null = null

/** The page's core, started when it is first asked for. */
export function core(): Core {
  running ??= new Core(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike,
  )
  return running
}
