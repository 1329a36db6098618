// Plays the effects of a throw or a step into a position.
import type { Effect, View } from './schema'

const sorted = (squares: number[]) => squares.sort((a, b) => a - b)

/** The position after an effect. */
export function advance(view: View, effect: Effect): View {
  const boats = (seat: number, change: (own: number[]) => number[]): View['boats'] =>
    view.boats.map((own, at) => (at === seat ? sorted(change([...own])) : own)) as View['boats']
  const awaited: Pick<View, 'throw' | 'left' | 'held'> = { throw: null, left: 0, held: [] }
  switch (effect.kind) {
    case 'thrown':
      return { ...view, throw: effect.value, left: effect.value }
    case 'moved':
    case 'switched':
    case 'carried':
      return {
        ...view,
        boats: boats(effect.seat, (own) => [...own.filter((square) => square !== effect.from), effect.to]),
      }
    case 'came_home': {
      const home = view.home.map((count, seat) => count + Number(seat === effect.seat)) as View['home']
      return { ...view, home, boats: boats(effect.seat, (own) => own.filter((square) => square !== 36)) }
    }
    case 'stopped':
      return { ...view, held: sorted([...view.held, effect.at]) }
    case 'pips_left':
      return { ...view, left: effect.pips }
    case 'throws_again':
      return { ...view, ...awaited }
    case 'turn_passed':
      return { ...view, ...awaited, turn: effect.seat }
    case 'must_open':
      return { ...view, throw: 1, left: 1 }
    case 'ended':
      return { ...view, ...awaited, turn: null, end: { winner: effect.winner, why: effect.why } }
    case 'no_way':
    case 'must_go_back':
    case 'pips_lost':
      return view
  }
}
