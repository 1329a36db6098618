// The worker that thinks about games: a rules core of its own, so that tables and the page go on meanwhile.
import { gamesWithCore, loadCore } from '../engine/load_core'
import type { RulesCore } from '../engine/rules_core'
import { replies, type Question, type Reply } from './analysis_queries'

const post = (reply: Reply | { type: 'broken' }) => self.postMessage(reply)

/** What is under way, by the number of its question; null while its core is loaded. */
const open = new Map<number, Generator<Reply, void> | null>()
let due = false

const cores = new Map<string, Promise<RulesCore>>()
function coreOf(game: string): Promise<RulesCore> {
  if (!cores.has(game)) cores.set(game, loadCore(game))
  return cores.get(game)!
}

self.onmessage = async ({ data }: MessageEvent<Question | { type: 'cancel'; question: number }>) => {
  if (data.type === 'cancel') return void open.delete(data.question)
  const { nemeton, game }: { nemeton?: unknown; game?: unknown } = ('record' in data && data.record) || {}
  const own = gamesWithCore.find((each) => each === game)
  if (!own && nemeton !== undefined) {
    const message = `game is ${JSON.stringify(game) ?? 'missing'}, expected one of ${gamesWithCore.join(', ')}`
    return post({ question: data.question, type: 'refused', message })
  }
  // What is no record at all any rules refuse.
  const reader = own ?? gamesWithCore[0]!
  open.set(data.question, null)
  const core = await coreOf(reader).catch(() => null)
  if (!core) {
    cores.delete(reader)
    open.delete(data.question)
    return post({ type: 'broken' })
  }
  // Cancelled meanwhile.
  if (!open.has(data.question)) return
  open.set(data.question, replies(core.ask, data, post))
  goOn()
}

/** So many milliseconds of answers a turn of the loop: each turn costs a browser a few. */
const turnTime = 12

/** What was asked last of what can be answered. */
function newest(): { question: number; answers: Generator<Reply, void> } | null {
  for (const [question, answers] of [...open].reverse()) if (answers) return { question, answers }
  return null
}

/** The newest question first, a few answers at a time, so that others are heard between. */
function goOn(): void {
  if (due || newest() === null) return
  due = true
  setTimeout(() => {
    due = false
    const found = newest()
    if (!found) return
    const { question, answers } = found
    const begun = performance.now()
    do {
      const { value, done } = answers.next()
      if (done) open.delete(question)
      else post(value)
    } while (open.has(question) && performance.now() - begun < turnTime)
    goOn()
  })
}
