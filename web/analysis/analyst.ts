// The worker that thinks about games: a rules core of its own, so that tables and the page go on meanwhile.
import wasm from '../../build/wasm/nemeton.wasm?url'
import { startEngine } from '../wasm/engine'
import { replies, type Question, type Reply } from './questions'

const post = (reply: Reply | { type: 'broken' }) => self.postMessage(reply)

/** What is under way, by the number of its question. */
const open = new Map<number, Generator<Reply>>()
let due = false

async function start() {
  const answer = await fetch(wasm)
  if (!answer.ok) throw new Error(`${answer.status} for ${wasm}`)
  return startEngine(await answer.arrayBuffer())
}
const engine = start()
engine.catch(() => post({ type: 'broken' }))

self.onmessage = async ({ data }: MessageEvent<Question | { type: 'cancel'; question: number }>) => {
  if (data.type === 'cancel') return void open.delete(data.question)
  open.set(data.question, replies(await engine, data))
  goOn()
}

/** So many milliseconds of answers a turn of the loop: each turn costs a browser a few. */
const turnTime = 12

/** The newest question first, a few answers at a time, so that others are heard between. */
function goOn(): void {
  if (due || open.size === 0) return
  due = true
  setTimeout(() => {
    due = false
    const newest = [...open].at(-1)
    if (!newest) return
    const begun = performance.now()
    do {
      const { value, done } = newest[1].next()
      if (done) open.delete(newest[0])
      else post(value)
    } while (open.has(newest[0]) && performance.now() - begun < turnTime)
    goOn()
  })
}
