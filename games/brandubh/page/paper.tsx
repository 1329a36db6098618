// Brandubh on paper.
import type { Paper } from '@nemeton/board/paper'
import './board.css'
import { margin, Piece, Shades, side, Wood } from './art'
import type { PieceKind } from './schema'

const squareSize = 22
const perUnit = squareSize / 100

const piece = (kind: PieceKind, count: number): Paper['cutouts'][number] => ({
  name: kind,
  count,
  class: 'brandubh',
  art: (
    <>
      <Shades />
      <Piece kind={kind} />
    </>
  ),
  box: [-45, -45, 90, 90],
  width: 90 * perUnit,
  cut: 'circle',
})

const paper: Paper = {
  board: {
    class: 'brandubh',
    art: (
      <>
        <Shades />
        <Wood />
      </>
    ),
    box: [-margin, -margin, side, side],
    width: side * perUnit,
  },
  cutouts: [piece('attacker', 8), piece('defender', 4), piece('king', 1)],
}

export default paper
