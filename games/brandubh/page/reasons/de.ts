// Why a move of Brandubh is good, in German.
import type en from './en'
import type { PieceKind } from '../schema'

const men = (piece: PieceKind, squares: string, n: number) => {
  const [one, all] = {
    attacker: ['den Angreifer', 'die Angreifer'],
    defender: ['den Verteidiger', 'die Verteidiger'],
    king: ['den König', ''],
  }[piece]
  return `${n === 1 ? one : all} auf ${squares}`
}

export default {
  wins: {
    king_home: 'Der König ist daheim.',
    king_captured: 'Der König ist gefangen.',
    no_attackers: 'Es ist kein Angreifer mehr da.',
  },
  opens_way: (squares) => `Öffnet dem König den Weg nach ${squares}.`,
  closes_way: (squares) => `Versperrt dem König den Weg nach ${squares}.`,
  captures: (piece, squares, n) => `Schlägt ${men(piece, squares, n)}.`,
  saves_king: 'Bringt den König außer Gefahr.',
  threatens_king: 'Bedroht den König.',
  saves: (piece, squares, n) => `Rettet ${men(piece, squares, n)}.`,
  opens_square: (squares) => `Öffnet dem König ${squares}.`,
  closes_square: (squares) => `Versperrt dem König ${squares}.`,
  threatens: (piece, squares, n) => `Bedroht ${men(piece, squares, n)}.`,
  keeps_closed: (squares) => `Hält dem König den Weg nach ${squares} versperrt.`,
  keeps_king: 'Hält den König außer Gefahr.',
  keeps: (piece, squares, n) => `Gibt nichts her: Der andere Zug lässt ${men(piece, squares, n)} schlagen.`,
  hems_in: (moves) =>
    moves === 0
      ? 'Lässt dem König keinen Zug.'
      : `Lässt dem König nur ${moves === 1 ? '1 Zug' : `${moves} Züge`}.`,
} satisfies typeof en as typeof en
