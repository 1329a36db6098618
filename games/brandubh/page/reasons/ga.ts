// Why a move of Brandubh is good, in Irish.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'
import type { PieceKind } from '../schema'

const bearta = counted('beart', 'bheart', 'mbeart')

const men = (piece: PieceKind, squares: string, n: number) => {
  const [one, all] = {
    attacker: ['an t-ionsaitheoir', 'na hionsaitheoirí'],
    defender: ['an cosantóir', 'na cosantóirí'],
    king: ['an rí', ''],
  }[piece]
  return `${n === 1 ? one : all} ar ${squares}`
}

export default {
  wins: {
    king_home: 'Tá an rí sa bhaile.',
    king_captured: 'Tá an rí gafa.',
    no_attackers: 'Níl aon ionsaitheoir fágtha.',
  },
  opens_way: (squares) => `Osclaíonn sé bealach an rí go ${squares}.`,
  closes_way: (squares) => `Dúnann sé bealach an rí go ${squares}.`,
  captures: (piece, squares, n) => `Gabhann sé ${men(piece, squares, n)}.`,
  saves_king: 'Tugann sé an rí as baol.',
  threatens_king: 'Cuireann sé an rí i mbaol.',
  saves: (piece, squares, n) => `Sábhálann sé ${men(piece, squares, n)}.`,
  opens_square: (squares) => `Osclaíonn sé ${squares} don rí.`,
  closes_square: (squares) => `Dúnann sé ${squares} ar an rí.`,
  threatens: (piece, squares, n) => `Cuireann sé ${men(piece, squares, n)} i mbaol.`,
  keeps_closed: (squares) => `Coinníonn sé bealach an rí go ${squares} dúnta.`,
  keeps_king: 'Coinníonn sé an rí ó bhaol.',
  keeps: (piece, squares, n) =>
    `Ní thugann sé aon rud uaidh: leis an mbeart eile, d’fhéadfaí ${men(piece, squares, n)} a ghabháil.`,
  hems_in: (moves) =>
    moves === 0 ? 'Ní fhágann sé aon bheart ag an rí.' : `Ní fhágann sé ach ${bearta(moves)} ag an rí.`,
} satisfies typeof en as typeof en
