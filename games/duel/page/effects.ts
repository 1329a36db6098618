// Plays the effects of a deal or a choice into a viewer's view.
import { changedAt } from '@nemeton/board/effects'
import { byRank } from './position'
import type { Card, Effect, View } from './schema'

const sorted = (cards: Card[]) => cards.sort(byRank)

/** Returns the view after an effect. */
export function advance(view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'dealt':
      return { ...view, held: changedAt(view.held, effect.seat, () => effect.cards) }
    case 'hand_known':
      return { ...view, hands: changedAt(view.hands, effect.seat, () => effect.cards) }
    case 'chose': {
      const { seat, choice = view.chosen } = effect
      return { ...view, to_choose: view.to_choose.filter((each) => each !== seat), chosen: choice }
    }
    case 'revealed': {
      const { seat, form, shape } = effect
      const { forms, shapes } = view
      return {
        ...view,
        forms: changedAt(forms, seat, () => form),
        shapes: changedAt(shapes, seat, () => shape),
      }
    }
    case 'joker_played':
      return { ...view, jokers: changedAt(view.jokers, effect.seat, (jokers) => jokers - 1) }
    case 'joker_taken':
      return { ...view, jokers: changedAt(view.jokers, effect.seat, (jokers) => jokers + 1) }
    case 'shaped':
      return { ...view, shapes: changedAt(view.shapes, effect.seat, () => effect.shape) }
    case 'discarded': {
      const { seat, card } = effect
      const without = (cards: Card[]) => cards.filter((each) => each !== card)
      return {
        ...view,
        hands: changedAt(view.hands, seat, (hand) => hand && without(hand)),
        held: changedAt(view.held, seat, (held) => held - 1),
        shown: changedAt(view.shown, seat, without),
        discarded: changedAt(view.discarded, seat, (cards) => sorted([...cards, card])),
      }
    }
    case 'took_back': {
      const add = (cards: Card[]) => sorted([...new Set([...cards, effect.card])])
      return { ...view, shown: changedAt(view.shown, effect.seat, add) }
    }
    case 'recovered':
      return { ...view, drained: changedAt(view.drained, effect.seat, () => null) }
    case 'drained':
      return { ...view, drained: changedAt(view.drained, effect.seat, () => effect.form) }
    case 'turn_ended': {
      const nothing = view.held.map(() => null)
      const { turns, idle, last } = effect
      return { ...view, turns, idle, last, forms: nothing, shapes: nothing }
    }
    case 'awaits':
      return { ...view, stage: effect.stage, to_choose: effect.seats, chosen: null }
    case 'ended': {
      const end = { winners: effect.winners, why: effect.why }
      return { ...view, stage: 'over', to_choose: [], chosen: null, end }
    }
  }
}
