// What the effects of a deal or a choice do to what a viewer knows.
import { byRank } from './position'
import type { Card, Effect, View } from './schema'

const sorted = (cards: Card[]) => cards.sort(byRank)

/** What is known after an effect. */
export function advance(view: View, effect: Effect): View {
  const at = <Each>(list: Each[], seat: number, change: (each: Each) => Each) =>
    list.map((each, i) => (i === seat ? change(each) : each))
  switch (effect.kind) {
    case 'dealt':
      return { ...view, held: at(view.held, effect.seat, () => effect.cards) }
    case 'hand_known':
      return { ...view, hands: at(view.hands, effect.seat, () => effect.cards) }
    case 'chose': {
      const { seat, choice = view.chosen } = effect
      return { ...view, to_choose: view.to_choose.filter((each) => each !== seat), chosen: choice }
    }
    case 'revealed': {
      const { seat, form, shape } = effect
      const { forms, shapes } = view
      return { ...view, forms: at(forms, seat, () => form), shapes: at(shapes, seat, () => shape) }
    }
    case 'joker_played':
      return { ...view, jokers: at(view.jokers, effect.seat, (jokers) => jokers - 1) }
    case 'joker_taken':
      return { ...view, jokers: at(view.jokers, effect.seat, (jokers) => jokers + 1) }
    case 'shaped':
      return { ...view, shapes: at(view.shapes, effect.seat, () => effect.shape) }
    case 'discarded': {
      const { seat, card } = effect
      const without = (cards: Card[]) => cards.filter((each) => each !== card)
      return {
        ...view,
        hands: at(view.hands, seat, (hand) => hand && without(hand)),
        held: at(view.held, seat, (held) => held - 1),
        shown: at(view.shown, seat, without),
        discarded: at(view.discarded, seat, (cards) => sorted([...cards, card])),
      }
    }
    case 'took_back': {
      const add = (cards: Card[]) => sorted([...new Set([...cards, effect.card])])
      return { ...view, shown: at(view.shown, effect.seat, add) }
    }
    case 'recovered':
      return { ...view, drained: at(view.drained, effect.seat, () => null) }
    case 'drained':
      return { ...view, drained: at(view.drained, effect.seat, () => effect.form) }
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
