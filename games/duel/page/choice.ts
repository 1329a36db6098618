// The viewer's choices, and the words for them.

import type { Part, Path } from '@nemeton/board/choice'
import type { Form, View } from './schema'
import { say } from './words'

/** The kind of choice; null if there is none. */
export type Kind = 'form' | 'shape' | 'card' | null

export function kindOf(view: View, actions: string[]): Kind {
  if (actions.length === 0) return null
  return view.stage === 'cards' ? 'card' : view.stage === 'shape' ? 'shape' : 'form'
}

/** The part that stands for a form or a card. */
export const partFor = (token: string): Part => (token.length > 1 ? `card-${token}` : `form-${token}`)

/** Each action is a form, or a card and then the plaque that settles it, where a hand has put the card down elsewhere. */
export const pathsOf = (kind: Kind, actions: string[]): Path[] =>
  actions.map((token) => ({
    token,
    parts: kind === 'card' ? [partFor(token), 'confirm'] : [partFor(token)],
  }))

/** After so many turns without a discard it is told how many there may be. */
const longIdle = 10

export interface Confirm {
  /** The action that it plays; null as long as nothing is chosen. */
  token: string | null
  text: string
}

/** The plaque that settles a card: what is chosen so far, or what to choose. */
export function confirm(view: View, viewer: number, kind: Kind, picked: string | null): Confirm {
  if (kind === null) {
    const formless = view.stage === 'cards' && view.hands[viewer] && view.shapes[viewer] === null
    return { token: null, text: formless ? say.hints.formless : view.chosen !== null ? say.hints.wait : '' }
  }
  if (picked === null) {
    if (kind === 'card') return { token: null, text: say.goals[view.shapes[viewer]!]! }
    const idles = kind === 'form' && view.idle >= longIdle
    return { token: null, text: idles ? say.hints.idle(view.idle) : say.hints[kind] }
  }
  const text =
    kind === 'card' ? say.confirm.card(say.card(picked)) : say.confirm[kind](say.animals[picked as Form])
  return { token: kind === 'card' ? picked : null, text }
}
