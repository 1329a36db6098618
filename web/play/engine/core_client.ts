// The rules core as the page sees it: one worker for all games, started once and kept, so that local tables go on without the server.
import type { GameEvent, Options, Seat } from '@nemeton/board/game'
import type { GameFacts } from '../../shared/games/facts'
import type { TableNews, TableOrder } from './table_orders'
import type { Failure, Reply } from './core_queries'
import type { GameLine } from './replay'

/** What a worker has to be able to do; tests give one of their own. */
export interface WorkerLike {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** What hears a table's messages. */
type Listener = (message: TableNews['message']) => void

/** What is wrong with a game that is to be played, in one line, or else the seats that win and lose together. */
export type Check = { conflict: string } | { conflict: null; sides: Seat[][] }

export class CoreClient {
  private readonly tables = new Map<number, Listener>()
  private count = 0
  private readonly questions = new Map<
    number,
    { resolve: (reply: unknown) => void; reject: (error: Error) => void }
  >()
  /** Why the worker does not run. */
  private broken: Error | null = null

  constructor(private readonly worker: WorkerLike) {
    worker.onmessage = ({ data }: MessageEvent<TableNews | Reply | Failure>) => {
      if (!('type' in data)) this.tables.get(data.table)?.(data.message)
      else if (data.type === 'reply') this.answered(data.question)?.resolve(data.reply)
      else this.answered(data.question)?.reject(new Error(data.message))
    }
    worker.onerror = ({ message }) => {
      this.broken = new Error(message)
      for (const { reject } of this.questions.values()) reject(this.broken)
      this.questions.clear()
      for (const hear of this.tables.values()) hear({ type: 'error', code: 'no_core', message })
    }
  }

  /** What a game is; an error if its rules cannot be loaded. */
  facts(game: string): Promise<GameFacts> {
    return this.ask({ type: 'facts', game })
  }

  /** Whether options that are each within their range go together, and with so many seats. */
  check(game: string, seats: number, options: Options): Promise<Check> {
    return this.ask({ type: 'check', game, seats, options })
  }

  /** What a seat saw of a game: see `replay`. */
  replay(line: GameLine, seat: Seat): Promise<GameEvent[]> {
    return this.ask({ type: 'replay', line, seat })
  }

  /** A number for a new table, whose news go to `hear` until it is closed. */
  table(hear: Listener): number {
    this.tables.set(++this.count, hear)
    return this.count
  }

  /** Ends a table, if it has not ended: the view that shows it may leave after the next one was opened. */
  close(table: number): void {
    if (this.tables.delete(table)) this.order({ type: 'close', table })
  }

  order(order: TableOrder): void {
    this.worker.postMessage(order)
  }

  private ask<T>(question: object): Promise<T> {
    if (this.broken) return Promise.reject(this.broken)
    const number = ++this.count
    this.worker.postMessage({ ...question, question: number })
    return new Promise((resolve, reject) =>
      this.questions.set(number, { resolve: (reply) => resolve(reply as T), reject }),
    )
  }

  private answered(number: number) {
    const question = this.questions.get(number)
    this.questions.delete(number)
    return question
  }
}

let running: CoreClient | null = null

/** The page's core, started when it is first asked for. */
export function core(): CoreClient {
  running ??= new CoreClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  return running
}
