// The table of Druid's Duel, and the known places of all cards.

import type { GameEvent } from '@nemeton/board/game'
import type { Card, Effect, Form, View } from './schema'

export type DuelEvent = GameEvent<View, Effect>

export const forms: Form[] = ['J', 'Q', 'K']
export const suits = [...'SHDC']
export const ranks = [...'A23456789T']

export const rankOf = (card: string) => ranks.indexOf(card[0]!)
export const suitOf = (card: string) => suits.indexOf(card[1]!)
/** The order in which cards are listed. */
export const byRank = (a: Card, b: Card) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b)
/** The rank as it is printed on the card. */
export const printedRank = (card: string) => (card[0] === 'T' ? '10' : card[0]!)

/** The form and the card before a seat. */
export interface Place {
  form: Form | null
  /** The shape of the form; null for a chameleon that has not decided, or has no form. */
  shape: Form | null
  /** `hidden`: one is chosen, and not shown yet. */
  card: string | 'hidden' | null
  /** Whether the card succeeded; null as long as that is open. */
  success: boolean | null
}

/** The places on the table: of this turn, once its forms are revealed, and until then of the last one. */
export function places(view: View, viewer: number): Place[] {
  const { last } = view
  if (view.stage === 'shape' || view.stage === 'cards') {
    return view.forms.map((form, seat) => {
      const shape = view.shapes[seat]!
      const chose = view.stage === 'cards' && shape !== null && !view.to_choose.includes(seat)
      const card = !chose ? null : seat === viewer && view.chosen !== null ? view.chosen : 'hidden'
      return { form, shape, card, success: null }
    })
  }
  return view.held.map((_, seat) => ({
    form: last?.forms[seat] ?? null,
    shape: last?.shapes[seat] ?? null,
    card: last?.cards[seat] ?? null,
    success: last?.cards[seat] ? last.succeeded.includes(seat) : null,
  }))
}

/** Whose each card is, as far as it is known. */
export function cardPlaces(view: View): Map<string, { seat: number; discarded: boolean }> {
  const known = new Map<string, { seat: number; discarded: boolean }>()
  view.held.forEach((_, seat) => {
    for (const card of view.hands[seat] ?? view.shown[seat]!) known.set(card, { seat, discarded: false })
    for (const card of view.discarded[seat]!) known.set(card, { seat, discarded: true })
  })
  return known
}
