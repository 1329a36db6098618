// What a person can do on the river now: which boats can move, where the chosen one can go, and which can be told to go on.

import { along, type Part, type Path } from '@nemeton/board/choice'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps } from '@nemeton/board/game'
import { useChoice, type Choice } from '@nemeton/board/use_choice'
import { parseAction, type Action, type DanubeEvent } from './position'
import type { Effect, Seat, View } from './schema'

export interface Moves {
  actions: Action[]
  choice: Choice<View>
  /** The square of the boat to move: the one that was picked, or the only one there is. */
  chosen: number | null
  /** By square, where the chosen boat can go, and where another can with one press. */
  targets: Map<number, Action>
  /** Whether others act, or the sticks fall: a boat can be chosen then that goes on by itself. */
  waits: boolean
  mayGoOn: Part[]
  goesOn: Part | null
}

export function useMoves({
  view,
  event,
  actions: tokens,
  seat,
  onAct,
  ahead: goesOn = null,
  onAhead,
}: BoardProps<View, Effect>): Moves {
  const actions = tokens.map(parseAction).filter((each) => each !== null)
  const waits = onAhead !== undefined && tokens.length === 0 && view.end === null
  const mayGoOn = waits ? view.boats[seat as Seat].map(String) : []
  const paths = waits
    ? mayGoOn.map((boat) => ({ token: boat, parts: [boat] }))
    : actions.map(({ token, from, aim }) => ({ token, parts: [String(from), String(aim)] }))
  const choice = useChoice({
    ...{ view, actions: tokens, steps: along(paths), quick: true },
    onAct: (token) => (waits ? onAhead(token === goesOn ? null : token) : onAct(token)),
    begins: likelyBoat(event, paths),
  })
  const chosen = choice.picked.length > 0 ? Number(choice.picked[0]) : null
  const targets = new Map(
    actions
      .filter((each) => each.from === chosen || choice.ends.has(String(each.aim)))
      .map((each) => [each.aim, each]),
  )
  return { actions, choice, chosen, targets, waits, mayGoOn, goesOn }
}

// The boat that has just moved and can go on, or else the foremost that can.
function likelyBoat(event: DanubeEvent | null, paths: Path[]): Part[] {
  const boats = paths.map(({ parts }) => parts[0]!)
  const moved = event?.seat === null ? undefined : findEffect(event?.effects ?? [], 'moved')
  const again = String(moved?.to)
  if (boats.includes(again)) return [again]
  return boats.length > 0 ? [String(Math.max(...boats.map(Number)))] : []
}
