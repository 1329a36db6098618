// What the effects of a roll or an act do to a position.
import type { Effect, Seat, Side, View } from './schema'

const ascending = (dice: number[]) => dice.sort((a, b) => a - b)
const without = (dice: number[], value: number) => dice.toSpliced(dice.indexOf(value), 1)

const joined = ({ standing, reserve }: Side, athletes: number) => ({
  standing: standing + athletes,
  reserve: reserve - athletes,
})

/** The position after an effect. */
export function advance(view: View, effect: Effect): View {
  const side = (seat: Seat, change: (side: Side) => Partial<Side>): View['sides'] =>
    view.sides.map((own, at) => (at === seat ? { ...own, ...change(own) } : own)) as View['sides']
  switch (effect.kind) {
    case 'column_rolled': {
      const { seat, dice, standing, reserve } = effect
      return { ...view, sides: side(seat, () => ({ column: dice, standing, reserve })) }
    }
    case 'rolled':
      return { ...view, dice: effect.dice, rerolls: effect.rerolls }
    case 'picked_up':
      return { ...view, dice: without(view.dice, effect.value), rerolls: view.rerolls - 1 }
    case 'rerolled': {
      const added = (dice: number[]) => ascending([...dice, effect.value])
      return { ...view, dice: added(view.dice), again: added(view.again) }
    }
    case 'acts_began':
      return { ...view, stage: 'act', again: [], rerolls: 0, open: effect.open }
    case 'used':
      return { ...view, dice: without(view.dice, effect.rolled), open: without(view.open, effect.beside) }
    case 'swapped': {
      const swap = ({ column }: Side) => ascending([...without(column, effect.beside), effect.rolled])
      return { ...view, sides: side(effect.seat, (own) => ({ column: swap(own) })) }
    }
    case 'went_berserk':
      return { ...view, dice: [], open: [] }
    case 'joined':
      return { ...view, sides: side(effect.seat, (own) => joined(own, effect.athletes)) }
    case 'returned': {
      const leave = ({ standing, weakened, reserve }: Side) => ({
        standing: standing - effect.standing,
        weakened: weakened - effect.weakened,
        reserve: reserve + effect.standing + effect.weakened,
      })
      return { ...view, sides: side(effect.seat, leave) }
    }
    case 'weakened': {
      const weaken = ({ standing, weakened }: Side) => ({ standing: standing - 1, weakened: weakened + 1 })
      return { ...view, sides: side(effect.seat, weaken) }
    }
    case 'match_began': {
      const anew: Side = { column: [], standing: 0, weakened: 0, reserve: effect.reserve }
      const { match, seat } = effect
      return { ...view, match, first_match: seat, sides: [anew, anew], dice: [], open: [] }
    }
    case 'awaits':
      return { ...view, turn: effect.seat, stage: effect.stage }
    case 'ended': {
      const end = { winner: effect.winner, why: effect.why }
      return { ...view, turn: null, stage: 'over', dice: [], again: [], rerolls: 0, open: [], end }
    }
    case 'kept':
    case 'match_won':
      return view
  }
}
