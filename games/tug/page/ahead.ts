// The dice of a turn that are left, played one after the other: each time the least that was rolled beside the least of the column. They
// eliminate, or swap where they cannot; or they do what the die before did to those who stand or are down.

import type { Ahead } from '@nemeton/board/ahead'
import { findEffect } from '@nemeton/board/effects'
import { onRope, parseChoice, swapChange, useToken, type TugEvent } from './position'
import type { Act, Effect, View } from './schema'
import { say } from './words'

const isActing = ({ stage, turn, dice }: View, seat: number): boolean =>
  stage === 'act' && turn === seat && dice.length > 0

function proposed(events: TugEvent[], seat: number): Act | null {
  const { view, effects, state } = events.at(-1)!
  const isBerserk = state.actions?.[seat]?.some((token) => parseChoice(token)?.kind === 'berserk')
  if (!isActing(view, seat) || view.dice.length === 1 || isBerserk) return null
  const act = findEffect(effects, 'used')?.act
  return act === 'weaken' || act === 'finish' ? act : 'elim'
}

function action(act: string, view: View, actions: string[]): string | null {
  const [rolled, beside] = [Math.min(...view.dice), Math.min(...view.open)]
  const side = view.sides[view.turn!]
  const isLost = swapChange(side, rolled, beside) === -onRope(side)
  const acts: Act[] = act === 'elim' && !isLost ? ['elim', 'swap'] : [act as Act]
  const tokens = acts.map((each) => useToken(rolled, beside, each))
  return tokens.find((token) => actions.includes(token)) ?? null
}

export const ahead: Ahead<View, Effect> = {
  proposed,
  after: (act, { view }, seat) => (isActing(view, seat) ? act : null),
  action,
  say: {
    offer: (act) => (act === 'elim' ? say.playAll : say.sameAgain(say.acts[act as Act])),
    stopped: () => say.notAgain,
  },
}
