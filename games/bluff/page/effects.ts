// Plays the effects of a roll or a choice into a viewer's view.
import { changedAt } from '@nemeton/board/effects'
import type { Effect, Face, View } from './schema'

const ascending = (dice: Face[]) => dice.sort((a, b) => a - b)

/** Returns the view after an effect. */
export function advance(view: View, effect: Effect): View {
  const seats = view.dice
  switch (effect.kind) {
    case 'rolled':
    case 'rerolled': {
      const { seat, dice = null } = effect
      return { ...view, hidden: changedAt(view.hidden, seat, () => dice) }
    }
    case 'bid': {
      const { seat, bid } = effect
      return { ...view, bids: [...view.bids, { seat, bid, rolled_again: false }] }
    }
    case 'showed': {
      const { seat, dice } = effect
      return {
        ...view,
        hidden: changedAt(view.hidden, seat, (own) => own && []),
        shown: changedAt(view.shown, seat, (shown) => ascending([...shown, ...dice])),
        bids: changedAt(view.bids, view.bids.length - 1, (made) => ({ ...made, rolled_again: true })),
      }
    }
    case 'challenged': {
      const { seat: challenger, bidder, bid } = effect
      const [hidden, shown, lost] = [seats.map(() => []), seats.map(() => []), seats.map(() => 0)]
      return { ...view, last: { bid, bidder, challenger, count: 0, hidden, shown, lost } }
    }
    case 'revealed': {
      const { seat } = effect
      const last = view.last!
      const hidden = changedAt(last.hidden, seat, () => effect.hidden)
      return { ...view, last: { ...last, hidden, shown: changedAt(last.shown, seat, () => effect.shown) } }
    }
    case 'counted':
      return { ...view, last: { ...view.last!, count: effect.count } }
    case 'lost_dice': {
      const { seat, count } = effect
      const dice = changedAt(view.dice, seat, (dice) => dice - count)
      const lost = changedAt(view.last!.lost, seat, () => count)
      return { ...view, in_play: view.in_play - count, dice, last: { ...view.last!, lost } }
    }
    case 'round_ended': {
      const { seat, rounds } = effect
      const hidden = view.hidden.map((own) => own && [])
      const shown = seats.map(() => [])
      return { ...view, rounds, starter: seat, turn: seat, stage: 'roll', hidden, shown, bids: [] }
    }
    case 'awaits':
      return { ...view, turn: effect.seat, stage: effect.stage }
    case 'ended': {
      const end = { winners: effect.winners, why: effect.why }
      return { ...view, turn: null, stage: 'over', end }
    }
    case 'held':
    case 'went_out':
      return view
  }
}
