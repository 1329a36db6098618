// What the page asks the rules core besides playing: which games there are, whether one can be played so, and how a game
// went.
import type { Seat } from '../board/game'
import type { RulesCore } from '../wasm/engine'
import type { GameFacts, Question } from './core'
import type { Order } from './local_table'
import { replay } from './replay'

export type Reply =
  { type: 'games'; games: GameFacts[] } | { type: 'reply'; question: number; reply: unknown }

export const isQuestion = (message: Order | Question): message is Question =>
  ['games', 'check', 'replay'].includes(message.type)

export function reply(core: RulesCore, question: Question): Reply {
  switch (question.type) {
    case 'games':
      return { type: 'games', games: (core.ask({ cmd: 'games' }) as unknown as { games: GameFacts[] }).games }
    case 'check': {
      const { game, seats, options } = question
      const answer = core.ask({ cmd: 'new', game, seats, options, seed: 0 })
      const reply = answer.ok
        ? { conflict: null, sides: (core.ask({ cmd: 'sides' }) as unknown as { sides: Seat[][] }).sides }
        : { conflict: answer.error.message }
      return { type: 'reply', question: question.question, reply }
    }
    case 'replay':
      return {
        type: 'reply',
        question: question.question,
        reply: replay(core.replay, question.line, question.seat),
      }
  }
}
