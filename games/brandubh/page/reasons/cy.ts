// Why a move of Brandubh is good, in Welsh.
import type en from './en'
import type { PieceKind } from '../schema'

const men = (piece: PieceKind, squares: string, n: number) => {
  const [one, all] = {
    attacker: ['yr ymosodwr', 'yr ymosodwyr'],
    defender: ['yr amddiffynnwr', 'yr amddiffynwyr'],
    king: ['y brenin', ''],
  }[piece]
  return `${n === 1 ? one : all} ar ${squares}`
}
/** "cipio’r brenin": the article leans on a vowel before it. */
const captures = (verb: string, list: string) => `${verb} ${list}`.replace(/o yr? /, 'o’r ')

export default {
  wins: {
    king_home: 'Mae’r brenin wedi cyrraedd cornel.',
    king_captured: 'Mae’r brenin wedi’i gipio.',
    no_attackers: 'Does dim ymosodwr ar ôl.',
  },
  opens_way: (squares) => `Yn agor ffordd y brenin i ${squares}.`,
  closes_way: (squares) => `Yn cau ffordd y brenin i ${squares}.`,
  captures: (piece, squares, n) => `Yn ${captures('cipio', men(piece, squares, n))}.`,
  saves_king: 'Yn mynd â’r brenin o berygl.',
  threatens_king: 'Yn bygwth y brenin.',
  saves: (piece, squares, n) => `Yn achub ${men(piece, squares, n)}.`,
  opens_square: (squares) => `Yn agor ${squares} i’r brenin.`,
  closes_square: (squares) => `Yn cau ${squares} i’r brenin.`,
  threatens: (piece, squares, n) => `Yn bygwth ${men(piece, squares, n)}.`,
  keeps_closed: (squares) => `Yn cadw ffordd y brenin i ${squares} ar gau.`,
  keeps_king: 'Yn cadw’r brenin o berygl.',
  keeps: (piece, squares, n) =>
    `Ddim yn ildio dim: mae’r symudiad arall yn gadael i’r gelyn ${captures('gipio', men(piece, squares, n))}.`,
  hems_in: (moves) =>
    moves === 0
      ? 'Heb adael un symudiad i’r brenin.'
      : `Yn gadael dim ond ${moves === 1 ? 'un' : moves} symudiad i’r brenin.`,
} satisfies typeof en as typeof en
