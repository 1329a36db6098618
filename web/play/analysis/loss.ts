// How much worse one candidate is than another, and what that is called.
import type { Seat } from '@nemeton/board/game'

/** An action of those that the engine names (docs/protocol.md, `analyze`). */
export interface Candidate {
  action: string
  /** After it, by seat. */
  win_probabilities: number[]
  /** Of the difference to the best; 0 where nothing was sampled. */
  standard_error: number
  /** How far it was looked ahead; 0 where games were played on instead. */
  depth: number
  /** How it would go on after it, as far as that can be said. */
  line?: string[]
}

/** Less than this is no difference; where it was sampled, nor is what its standard error explains. */
export const leastChange = 0.005
/** So many of them explain a difference. */
export const standardErrors = 2

/** What `seat` loses by `taken` beside `best`; 0 where that is no difference. */
export function lossBy(taken: Candidate, best: Candidate, seat: Seat): number {
  const lost = best.win_probabilities[seat]! - taken.win_probabilities[seat]!
  return lost > Math.max(leastChange, standardErrors * taken.standard_error) ? lost : 0
}

export type Verdict = 'strong' | 'inaccuracy' | 'mistake' | 'blunder'

/** As annotators write them. */
export const signs: Record<Verdict, string> = { strong: '!', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** From so much of the win on, a loss is called so: twice that, and thrice. */
export const leastLoss = 0.05

/** What a choice that lost so much is called; null where that is too little for a word. */
export function verdictOn(loss: number): Exclude<Verdict, 'strong'> | null {
  if (loss >= 3 * leastLoss) return 'blunder'
  if (loss >= 2 * leastLoss) return 'mistake'
  return loss >= leastLoss ? 'inaccuracy' : null
}

/** Whether the best is so much better than the next that it was the one to find. */
export const isOnlyGoodMove = (best: Candidate, next: Candidate | null, seat: Seat): boolean =>
  next !== null && lossBy(next, best, seat) >= 2 * leastLoss
