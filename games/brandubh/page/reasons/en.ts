// Why a move of Brandubh is good, in English; by the kind of the reason.
import type { PieceKind } from '../schema'

const men = (piece: PieceKind, squares: string, n: number) =>
  n === 1 ? `the ${piece} on ${squares}` : `the ${piece}s on ${squares}`

export default {
  wins: {
    king_home: 'The king is home.',
    king_captured: 'The king is captured.',
    no_attackers: 'No attacker is left.',
  } as Record<string, string>,
  opens_way: (squares: string) => `Opens the king’s way to ${squares}.`,
  closes_way: (squares: string) => `Closes the king’s way to ${squares}.`,
  captures: (piece: PieceKind, squares: string, n: number) => `Captures ${men(piece, squares, n)}.`,
  saves_king: 'Takes the king out of danger.',
  threatens_king: 'Threatens the king.',
  saves: (piece: PieceKind, squares: string, n: number) => `Saves ${men(piece, squares, n)}.`,
  opens_square: (squares: string) => `Opens ${squares} for the king.`,
  closes_square: (squares: string) => `Closes ${squares} to the king.`,
  threatens: (piece: PieceKind, squares: string, n: number) => `Threatens ${men(piece, squares, n)}.`,
  keeps_closed: (squares: string) => `Keeps the king’s way to ${squares} closed.`,
  keeps_king: 'Keeps the king out of danger.',
  keeps: (piece: PieceKind, squares: string, n: number) =>
    `Gives nothing away: the other move lets them capture ${men(piece, squares, n)}.`,
  hems_in: (moves: number) =>
    moves === 0
      ? 'Leaves the king no move.'
      : `Leaves the king only ${moves === 1 ? '1 move' : `${moves} moves`}.`,
}
