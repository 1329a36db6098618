// The analyst as the page sees it: a worker that is started when it is first asked, and kept.
import script from './analysis_worker.ts?worker&url'
import type { GameEvent, Seat } from '@nemeton/board/game'
import type { WorkerLike } from '../engine/core_client'
import type { GameRecord } from '../../shared/games/game_record'
import type { Hint, Idea, JudgedEvent, Question, Reply } from './analysis_queries'

/** A question without its number. */
type AnalysisRequest = Question extends infer Q ? (Q extends Question ? Omit<Q, 'question'> : never) : never

export class Analyst {
  private readonly hearers = new Map<number, (reply: Reply | null) => void>()
  private count = 0

  constructor(private readonly worker: WorkerLike) {
    worker.onmessage = ({ data }: MessageEvent<Reply | { type: 'broken' }>) => {
      if (data.type === 'broken') this.broken()
      else this.hearers.get(data.question)?.(data)
    }
    worker.onerror = () => this.broken()
  }

  /** What `seat`, which is to act, could do at the end of a record; null if the core could not be loaded. `onDepth` hears how far it has been looked ahead. */
  hint(
    record: GameRecord,
    seat: Seat,
    hides: boolean,
    onDepth: (depth: number) => void,
  ): Promise<Hint | null> {
    return new Promise((resolve) =>
      this.ask({ type: 'hint', record, seat, hides }, (reply) => {
        if (reply?.type === 'deeper') onDepth(reply.depth)
        else resolve(reply?.type === 'hint' ? reply.hint : null)
      }),
    )
  }

  /** Why an action is good for `seat`, which is to act at the end of a record; null if that cannot be said. */
  why(record: GameRecord, seat: Seat, action: string, hides: boolean): Promise<Idea | null> {
    return new Promise((resolve) =>
      this.ask({ type: 'why', record, seat, action, hides }, (reply) =>
        resolve(reply?.type === 'why' ? reply.idea : null),
      ),
    )
  }

  /** A record, who wins together, and its events; or what is wrong with it; null if the core could not be loaded. */
  read(
    record: unknown,
  ): Promise<{ record: GameRecord; sides: Seat[][]; events: GameEvent[] } | string | null> {
    return new Promise((resolve) =>
      this.ask({ type: 'read', record }, (reply) => {
        if (reply?.type === 'read') resolve(reply)
        else resolve(reply?.type === 'refused' ? reply.message : null)
      }),
    )
  }

  /**
   * The value of JSON, or what is wrong with it. A browser takes the last of two members of one name; the rules take neither, here as in a
   * server. Undefined where it is no JSON at all.
   */
  parse(text: string): Promise<{ value: unknown } | string | undefined> {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return Promise.resolve(undefined)
    }
    return new Promise((resolve) =>
      this.ask({ type: 'check', text }, (reply) =>
        resolve(reply?.type === 'refused' ? reply.message : { value }),
      ),
    )
  }

  /**
   * Judges the events of a record one after the other, from the first on, where it is said within so many milliseconds; null if that
   * cannot go on. The answer ends it.
   */
  judge(
    record: GameRecord,
    within: number | undefined,
    hear: (n: number, judged: JudgedEvent | null) => void,
  ): () => void {
    return this.ask({ type: 'judge', record, within }, (reply) => {
      if (reply?.type === 'judged') hear(reply.n, reply.judged)
      else if (reply?.type !== 'judged all') hear(-1, null)
    })
  }

  private ask(asked: AnalysisRequest, hear: (reply: Reply | null) => void): () => void {
    const question = ++this.count
    this.hearers.set(question, hear)
    this.worker.postMessage({ ...asked, question })
    return () => {
      if (this.hearers.delete(question)) this.worker.postMessage({ type: 'cancel', question })
    }
  }

  private broken(): void {
    for (const hear of this.hearers.values()) hear(null)
    this.hearers.clear()
  }
}

let running: Analyst | null = null

/** The page's analyst. */
export function analyst(): Analyst {
  running ??= new Analyst(new Worker(script, { type: 'module' }))
  return running
}

/** Has the browser keep the worker's script, without a worker that nobody has asked anything yet. */
export const setAnalyst = (): Promise<Blob> => fetch(script).then((answer) => answer.blob())
