// The worker in which local tables live: starts the rules core and hands orders to the host.
import { startEngine } from '../wasm/engine'
import wasm from '../../build/wasm/nemeton.wasm?url'
import type { Question } from './core'
import { Host, type News, type Order } from './host'
import { isQuestion, reply, type Reply } from './questions'

const post = (news: News | Reply | { type: 'broken'; message: string }) => self.postMessage(news)

const waiting: (Order | Question)[] = []
self.onmessage = ({ data }) => waiting.push(data)

try {
  const answer = await fetch(wasm)
  if (!answer.ok) throw new Error(`${answer.status} for ${wasm}`)
  const ask = await startEngine(await answer.arrayBuffer())
  const host = new Host(ask, post, (run) => setTimeout(run))
  const hear = (order: Order | Question) => {
    if (isQuestion(order)) post(reply(ask, order))
    else host.hear(order)
  }
  self.onmessage = ({ data }) => hear(data)
  waiting.splice(0).forEach(hear)
} catch (error) {
  post({ type: 'broken', message: String(error) })
}
