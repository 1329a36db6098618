// For tests: a rules core in this process, with the page's own host, in place of the worker.
import { readFileSync } from 'node:fs'
import { Core, type Question, type WorkerLike } from '../table/core'
import { Host, type Order } from '../table/host'
import { isQuestion, reply } from '../table/questions'
import type { TableState } from '../table/table'
import { startEngine } from '../wasm/engine'

const wasm = readFileSync('build/wasm/nemeton.wasm')

/** The rules core itself. */
export const testEngine = () => startEngine(wasm)

/** A worker that answers in order, one task a message, as a real one does. */
export async function testWorker(): Promise<WorkerLike> {
  const ask = await testEngine()
  const post = (data: unknown) => setTimeout(() => worker.onmessage?.({ data } as MessageEvent))
  const host = new Host(ask, post, (run) => setTimeout(run))
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const order = message as Order | Question
      setTimeout(() => {
        if (isQuestion(order)) post(reply(ask, order))
        else host.hear(order)
      })
    },
  }
  return worker
}

export const testCore = async () => new Core(await testWorker())

interface Watchable {
  readonly state: TableState
  subscribe(listener: () => void): () => void
}

/** Resolves when the table's state is as wanted. */
export function until(table: Watchable, wanted: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted(table.state)) return
      end()
      resolve(table.state)
    }
    const end = table.subscribe(look)
    look()
  })
}
