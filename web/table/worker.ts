// The worker in which local tables live: starts the rules core and hands orders to the table in it.
import { startCore } from '../wasm/engine'
import wasm from '../../build/wasm/nemeton.wasm?url'
import type { Question } from './core'
import { hearOrders, type News, type Order } from './local_table'
import { isQuestion, reply, type Reply } from './questions'

const post = (news: News | Reply | { type: 'broken'; message: string }) => self.postMessage(news)

const waiting: (Order | Question)[] = []
self.onmessage = ({ data }) => waiting.push(data)

try {
  const answer = await fetch(wasm)
  if (!answer.ok) throw new Error(`${answer.status} for ${wasm}`)
  const core = await startCore(await answer.arrayBuffer())
  const hearOrder = hearOrders(core.table, post, (run) => setTimeout(run))
  const hear = (order: Order | Question) => {
    if (isQuestion(order)) post(reply(core, order))
    else hearOrder(order)
  }
  self.onmessage = ({ data }) => hear(data)
  waiting.splice(0).forEach(hear)
} catch (error) {
  post({ type: 'broken', message: String(error) })
}
