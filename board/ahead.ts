// What a game says of choosing ahead: something that goes on by itself with what each throw brings, until it is taken back, is done, or
// cannot.
import type { AnyEffect } from './effects'
import type { GameEvent, Seat } from './event'

export interface Ahead<View, Effect extends AnyEffect = AnyEffect> {
  /** What a seat is likely to go on with; null for nothing. */
  proposed(events: GameEvent<View, Effect>[], seat: Seat): string | null
  /** What a choice is called after an event; null when it is done. */
  after(choice: string, event: GameEvent<View, Effect>, seat: Seat): string | null
  /** The action that it means now; null where there is none that goes without saying. */
  action(choice: string, view: View, actions: string[]): string | null
  /** What is offered, and what is said when it cannot go on. */
  say: { offer(choice: string): string; stopped(choice: string): string }
}

/** What was chosen, and after which event it was called so. */
export interface Chosen {
  choice: string
  at: number
}

/** What a choice is called at event `at`; null where it is done, and before it was chosen. */
export function calledAt<View, Effect extends AnyEffect>(
  { after }: Ahead<View, Effect>,
  chosen: Chosen | null,
  events: GameEvent<View, Effect>[],
  at: number,
  seat: Seat,
): string | null {
  if (!chosen || at < chosen.at) return null
  const since = events.slice(chosen.at + 1, at + 1)
  return since.reduce<string | null>((choice, event) => choice && after(choice, event, seat), chosen.choice)
}
