// The worker in which local tables live: starts the rules core and hands orders to the host.
import { startEngine } from '../wasm/engine'
import wasm from '../../build/wasm/nemeton.wasm?url'
import { Host, type News, type Order } from './host'
import type { GameFacts } from './core'

const post = (news: News | { type: 'games'; games: GameFacts[] } | { type: 'broken'; message: string }) =>
  self.postMessage(news)

const waiting: (Order | { type: 'games' })[] = []
self.onmessage = ({ data }) => waiting.push(data)

try {
  const answer = await fetch(wasm)
  if (!answer.ok) throw new Error(`${answer.status} for ${wasm}`)
  const ask = await startEngine(await answer.arrayBuffer())
  const host = new Host(ask, post, (run) => setTimeout(run))
  const hear = (order: Order | { type: 'games' }) => {
    if (order.type !== 'games') return host.hear(order)
    const list = ask({ cmd: 'games' })
    if (list.ok) post({ type: 'games', games: list.games as GameFacts[] })
  }
  self.onmessage = ({ data }) => hear(data)
  waiting.splice(0).forEach(hear)
} catch (error) {
  post({ type: 'broken', message: String(error) })
}
