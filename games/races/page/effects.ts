// What the effects of a draw, a turned tile or an action do to a position.
import type { Effect, Marker, Place, Seat, View } from './schema'

/** The position after an effect. */
export function advance(view: View, effect: Effect): View {
  const marker = (seat: Seat, number: Marker, to: Place): View => ({
    ...view,
    markers: view.markers.map((team, at) => (at === seat ? team.with(number, to) : team)),
  })
  switch (effect.kind) {
    case 'drawn': {
      const { tile, doubles, stock } = effect
      return { ...view, tile, doubles, stock }
    }
    case 'second_drawn':
    case 'restocked':
      return { ...view, stock: effect.stock }
    case 'must_play':
      return { ...view, stage: 'move', left: effect.left, moved: effect.moved }
    case 'waits':
    case 'exchange_waits':
      return { ...view, ...nothing, stage: 'turn', pending: effect.action, turning: effect.position }
    case 'turned': {
      const [odd, even] = effect.values
      const shown = view.shown.with(effect.odd - 1, odd).with(effect.odd, even)
      return { ...view, ...nothing, shown }
    }
    case 'moved':
      return marker(effect.seat, effect.marker, effect.to)
    case 'bumped':
    case 'sent_back':
      return marker(effect.seat, effect.marker, 's')
    case 'came_home':
      return marker(effect.seat, effect.marker, 'home')
    case 'exchanged': {
      const { seat, marker, other, other_marker, from, to } = effect
      const place = (team: Place[], at: number) =>
        at === seat ? team.with(marker, to) : at === other ? team.with(other_marker, from) : team
      return { ...view, markers: view.markers.map(place) }
    }
    case 'tested':
      return { ...view, tested: view.tested.map((was, seat) => was || effect.seats.includes(seat as Seat)) }
    case 'scored': {
      const more = (seat: number) => (effect.scorers.includes(seat as Seat) ? effect.points : 0)
      return { ...view, points: view.points.map((points, seat) => points + more(seat)) }
    }
    default:
      return advanceTurn(view, effect)
  }
}

const nothing = { left: [], moved: null, pending: null, turning: null }

/** The same of an effect that says what is to be done next, or who. */
function advanceTurn(view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'may_exchange':
      return { ...view, ...nothing, stage: 'exchange' }
    case 'draws_second':
      return { ...view, ...nothing, stage: 'second' }
    case 'takes_home':
      return { ...view, ...nothing, stage: 'home' }
    case 'draws_again':
      return { ...view, ...nothing, stage: 'draw', tile: null }
    case 'turn_passed':
      return { ...view, ...nothing, stage: 'draw', tile: null, doubles: 0, turn: effect.seat }
    case 'hand_begun': {
      const { hand, stock } = effect
      const markers = view.markers.map((team) => team.map(() => 's'))
      const shown = view.shown.map(() => null)
      return { ...view, hand, stock, markers, shown, tested: view.tested.map(() => false) }
    }
    case 'ended': {
      const { winners, why } = effect
      return { ...view, ...nothing, stage: 'over', turn: null, tile: null, doubles: 0, end: { winners, why } }
    }
    default:
      return view
  }
}
