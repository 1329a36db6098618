// What the page asks a rules core besides playing: what its game is, whether it can be played so, and how a game went.
import type { GameFacts } from '../../shared/games/facts'
import type { Options, Seat } from '@nemeton/board/game'
import type { RulesCore } from './rules_core'
import type { TableOrder } from './table_orders'
import { replay, type GameLine } from './replay'

/** What the page asks of the worker besides. */
export type Question =
  | { type: 'facts'; question: number; game: string }
  /** Whether a game can be played so, and who wins together then. */
  | { type: 'check'; question: number; game: string; seats: number; options: Options }
  /** How a game went, as a seat saw it. */
  | { type: 'replay'; question: number; line: GameLine; seat: Seat }

export interface Reply {
  type: 'reply'
  question: number
  reply: unknown
}

/** There is no rules core to answer. */
export interface Failure {
  type: 'failure'
  question: number
  message: string
}

export const isQuestion = (message: TableOrder | Question): message is Question =>
  ['facts', 'check', 'replay'].includes(message.type)

export function reply(core: RulesCore, question: Question): Reply {
  const answer = (reply: unknown): Reply => ({ type: 'reply', question: question.question, reply })
  switch (question.type) {
    case 'facts':
      return answer((core.ask({ cmd: 'games' }) as unknown as { games: GameFacts[] }).games[0])
    case 'check': {
      const { game, seats, options } = question
      const state = core.ask({ cmd: 'new', game, seats, options, seed: 0 })
      if (!state.ok) return answer({ conflict: state.error.message })
      return answer({
        conflict: null,
        sides: (core.ask({ cmd: 'sides' }) as unknown as { sides: Seat[][] }).sides,
      })
    }
    case 'replay':
      return answer(replay(core, question.line, question.seat))
  }
}
