// For tests: games of Sigily that the rules core plays.
import type { Options } from '@nemeton/board/game'
import { playedGame, randomGame as random } from '@nemeton/tests/playthrough'
import type { Effect, View } from '../page/schema'

/** A game as its actions and outcomes tell, separated by blanks. */
export const played = (seats: number, options: Options, tokens: string) =>
  playedGame<View, Effect>({ game: 'sigily', seats, options }, tokens)

/** What may be done after such a game, and the position. */
export function after(seats: number, options: Options, tokens: string) {
  const { event, before } = played(seats, options, tokens).at(-1)!
  return { event, before, view: event.view, actions: Object.values(event.state.actions ?? {}).flat() }
}

export const randomGame = (seats: number, options: Options, seed: number) =>
  random<View, Effect>({ game: 'sigily', seats, options, seed })
