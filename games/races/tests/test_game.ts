// For tests: games of the races that the rules core plays.
import { readFileSync } from 'node:fs'
import type { Options } from '@nemeton/board/game'
import { playedGame, randomGame as random, type Happened as Step } from '@nemeton/tests/playthrough'
import { readPlan, type Plan } from '../page/plan'
import type { Effect, View } from '../page/schema'

export type RaceId = 'tabulus' | 'triangulus' | 'druidica'
export type Happened = Step<View, Effect>

export const planOf = (game: RaceId): Plan => readPlan(readFileSync(`games/${game}/rules/board.txt`, 'utf8'))

/** The last event of a game as its actions and outcomes tell, separated by blanks. */
export const after = (tokens: string, game: RaceId = 'tabulus', seats = 2): Happened =>
  playedGame<View, Effect>({ game, seats }, tokens).at(-1)!

/** A game at random in which gates are tried, and markers bumped and exchanged, where that can be done. */
export const randomGame = (game: RaceId, seats: number, seed: number, options: Options = {}): Happened[] =>
  random<View, Effect>({ game, seats, seed, options }, /[x~]/)
