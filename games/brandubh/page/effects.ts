// Plays the effects of a move into a position.
import type { Effect, PieceKind, Square, View } from './schema'

/** a1, b1 … g7. */
const inOrder = (squares: Square[]) =>
  squares.sort((a, b) => a.charCodeAt(1) - b.charCodeAt(1) || (a < b ? -1 : 1))

/** The position with a piece gone from one square to another, or off the board. */
function placed(view: View, piece: PieceKind, from: Square, to: Square | null): View {
  if (piece === 'king') return { ...view, king: to }
  const side = `${piece}s` as const
  const others = view[side].filter((square) => square !== from)
  return { ...view, [side]: inOrder(to === null ? others : [...others, to]) }
}

/** The position after an effect. */
export function advance(view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'moved':
      return { ...placed(view, effect.piece, effect.from, effect.to), stood: 1 }
    case 'captured':
      return placed(view, effect.piece, effect.at, null)
    case 'turn_passed':
      return { ...view, turn: effect.seat }
    case 'repeated':
      return { ...view, stood: effect.times }
    case 'ended':
      return { ...view, turn: null, end: { winner: effect.winner, why: effect.why } }
  }
}
