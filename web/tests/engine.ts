// For tests: a rules core in this process, in place of the worker.
import { readFileSync } from 'node:fs'
import { Core, type Question, type WorkerLike } from '../table/core'
import { hearOrders, type Order } from '../table/local_table'
import { isQuestion, reply } from '../table/questions'
import type { TableState } from '../table/table'
import { startCore, startEngine } from '../wasm/engine'

const wasm = readFileSync('build/wasm/nemeton.wasm')

/** The rules core itself, and its engine protocol alone. */
export const testRules = () => startCore(wasm)
export const testEngine = () => startEngine(wasm)

/** A worker that answers in order, one task a message, as a real one does. */
export async function testWorker(): Promise<WorkerLike> {
  const core = await testRules()
  const post = (data: unknown) => setTimeout(() => worker.onmessage?.({ data } as MessageEvent))
  const hearOrder = hearOrders(core.table, post, (run) => setTimeout(run))
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const order = message as Order | Question
      setTimeout(() => {
        if (isQuestion(order)) post(reply(core, order))
        else hearOrder(order)
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
