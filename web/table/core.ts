// The rules core as the page sees it: one worker, started once and kept, so that local tables go on without the server.
import type { GameEvent, OptionValue, Options, Seat } from '../board/game'
import type { News, Order } from './local_table'
import type { Line } from './replay'

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
  /** Whether a game can be played so, and who wins together then. */
  | { type: 'check'; question: number; game: string; seats: number; options: Options }
  /** How a game went, as a seat saw it. */
  | { type: 'replay'; question: number; line: Line; seat: Seat }

/** What hears a table's messages. */
type Hear = (message: News['message']) => void

/** What is wrong with a game that is to be played, in one line, or else the seats that win and lose together. */
export type Check = { conflict: string } | { conflict: null; sides: Seat[][] }

export class Core {
  readonly games: Promise<GameFacts[]>
  private readonly tables = new Map<number, Hear>()
  private count = 0
  private readonly questions = new Map<number, (reply: any) => void>()

  constructor(private readonly worker: WorkerLike) {
    this.games = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.type === 'games') resolve(data.games)
        else if (data.type === 'reply') this.replied(data.question, data.reply)
        else if (data.type === 'broken') reject(this.broken(data.message))
        else this.tables.get(data.table)?.(data.message)
      }
      worker.onerror = (event) => reject(this.broken(event.message))
    })
    this.games.catch(() => {})
    worker.postMessage({ type: 'games' })
  }

  /** Whether options that are each within their range go together, and with so many seats. */
  check(game: string, seats: number, options: Options): Promise<Check> {
    return this.ask({ type: 'check', game, seats, options })
  }

  /** What a seat saw of a game: see `replay`. */
  replay(line: Line, seat: Seat): Promise<GameEvent[]> {
    return this.ask({ type: 'replay', line, seat })
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

  private ask<T>(question: object): Promise<T> {
    const number = ++this.count
    this.worker.postMessage({ ...question, question: number })
    return new Promise((resolve) => this.questions.set(number, resolve))
  }

  private replied(question: number, reply: unknown): void {
    this.questions.get(question)?.(reply)
    this.questions.delete(question)
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
