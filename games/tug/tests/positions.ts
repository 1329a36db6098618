// For tests: positions of Tug of War, and whole games of it at random.
import { randomGame as random } from '@nemeton/tests/playthrough'
import type { Effect, Side, View } from '../page/schema'

export const side = (
  column: number[],
  standing: number,
  weakened = 0,
  reserve = 18 - standing - weakened,
): Side => ({
  column,
  standing,
  weakened,
  reserve,
})

/** Plockton is to use 1, 4 and 6 beside 2, 4 and 5; changed as asked. */
export const position = (change: Partial<View> = {}): View => ({
  match: 1,
  matches: 2,
  first_match: null,
  turn: 0,
  stage: 'act',
  sides: [side([2, 4, 5], 11), side([3, 3, 6], 10, 2)],
  dice: [1, 4, 6],
  again: [],
  rerolls: 0,
  open: [2, 4, 5],
  end: null,
  ...change,
})

/** A game in which everybody acts at random; a tie after 400 choices. */
export const randomGame = (seed: number) =>
  random<View, Effect>({ game: 'tug', seats: 2, seed, options: { ply_limit: 400 } })

/** The actions of a position that was set up by hand, as the rules would have them. */
export function legal({ stage, turn, sides, dice, again, open }: View): string[] {
  if (stage === 'reroll') {
    return ['stand', ...dice.filter((die) => !again.includes(die)).map((die) => `reroll:${die}`)]
  }
  const theirs = sides[turn === 0 ? 1 : 0]
  const fits = {
    elim: (r: number, c: number) => r >= c && theirs.standing > 0,
    finish: (r: number, c: number) => r >= c - 2 && theirs.weakened > 0,
    swap: () => true,
    weaken: () => theirs.standing > 0,
  }
  return dice.flatMap((r) =>
    open.flatMap((c) =>
      Object.entries(fits).flatMap(([act, fit]) => (fit(r, c) ? [`${r}/${c}:${act}`] : [])),
    ),
  )
}
