// What the page asks the rules core besides playing: which games there are, and whether one can be played so.
import type { Answer } from '../wasm/engine'
import type { GameFacts, Question } from './core'

export type Reply =
  { type: 'games'; games: GameFacts[] } | { type: 'checked'; check: number; problem: string | null }

export function reply(ask: (request: object) => Answer, question: Question): Reply {
  if (question.type === 'games') {
    return { type: 'games', games: (ask({ cmd: 'games' }) as unknown as { games: GameFacts[] }).games }
  }
  const { check, game, seats, options } = question
  const answer = ask({ cmd: 'new', game, seats, options, seed: 0 })
  return { type: 'checked', check, problem: answer.ok ? null : answer.error.message }
}
