// The rules core as the page sees it: one worker, started once and kept, so that local tables go on without the server.
import type { News, Order } from './host'
import type { Options, OptionValue } from './table'

/** An option of a game, as the engine protocol lists it. */
export interface OptionFacts {
  name: string
  type: 'boolean' | 'integer' | 'number' | 'string' | 'words'
  values?: (boolean | number | string)[]
  min?: number
  max?: number
  /** One, or one for each number of seats. */
  default: OptionValue | Record<string, OptionValue>
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

/** What the page asks of the worker besides. */
export type Question =
  | { type: 'games' }
  /** Whether a game can be played so. */
  | { type: 'check'; check: number; game: string; seats: number; options: Options }

/** What hears a table's messages. */
type Hear = (message: News['message']) => void

export class Core {
  readonly games: Promise<GameFacts[]>
  private readonly tables = new Map<number, Hear>()
  private count = 0
  private readonly checks = new Map<number, (problem: string | null) => void>()

  constructor(private readonly worker: WorkerLike) {
    this.games = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.type === 'games') resolve(data.games)
        else if (data.type === 'checked') this.checked(data.check, data.problem)
        else if (data.type === 'broken') reject(this.broken(data.message))
        else this.tables.get(data.table)?.(data.message)
      }
      worker.onerror = (event) => reject(this.broken(event.message))
    })
    this.games.catch(() => {})
    worker.postMessage({ type: 'games' })
  }

  /**
   * What is wrong with options that are each within their range but do not go together, or with so many seats: one line; null if
   * nothing is. Not to be asked while a table of this core is open.
   */
  check(game: string, seats: number, options: Options): Promise<string | null> {
    const check = ++this.count
    this.worker.postMessage({ type: 'check', check, game, seats, options })
    return new Promise((resolve) => this.checks.set(check, resolve))
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

  private checked(check: number, problem: string | null): void {
    this.checks.get(check)?.(problem)
    this.checks.delete(check)
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
