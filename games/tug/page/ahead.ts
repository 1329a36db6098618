// What the first die of a turn did, done by the others too: each time the least that was rolled beside the least of the column.

import type { Ahead } from '@nemeton/board/ahead'
import { findEffect } from '@nemeton/board/effects'
import { useToken, type TugEvent } from './position'
import type { Act, Effect, View } from './schema'
import { say } from './words'

// Whether the seat has used some of its dice in this turn, and has some left.
const isAmid = (view: View, seat: number): boolean =>
  view.stage === 'act' && view.turn === seat && view.dice.length > 0 && view.dice.length < 3

function proposed(events: TugEvent[], seat: number): Act | null {
  const { view, effects, seat: actor } = events.at(-1)!
  return actor === seat && isAmid(view, seat) ? (findEffect(effects, 'used')?.act ?? null) : null
}

function action(act: string, view: View, actions: string[]): string | null {
  const token = useToken(Math.min(...view.dice), Math.min(...view.open), act as Act)
  return actions.includes(token) ? token : null
}

export const ahead: Ahead<View, Effect> = {
  proposed,
  after: (act, { view }, seat) => (isAmid(view, seat) ? act : null),
  action,
  say: { offer: (act) => say.sameAgain(say.acts[act as Act]), stopped: () => say.notAgain },
}
