// Reads a position of Brandubh: where the pieces are, and which of them is which.
import { findEffect } from '@nemeton/board/effects'
import type { GameEvent } from '@nemeton/board/game'
import type { Effect, PieceKind, Seat, View } from './schema'

export type BrandubhEvent = GameEvent<View, Effect>

/** Column and row from the upper left, 0 to 6. */
export const columnOf = (square: string) => square.charCodeAt(0) - 97
export const rowOf = (square: string) => 55 - square.charCodeAt(1)
export const squareAt = (column: number, row: number) => String.fromCharCode(97 + column, 55 - row)

export const corners = ['a1', 'g1', 'a7', 'g7']
export const throne = 'd4'

/** Whose a piece is. */
export const sideOf = (piece: PieceKind): Seat => (piece === 'attacker' ? 0 : 1)

/** The piece on each square. */
export function placement(view: View): Map<string, PieceKind> {
  const pieces = new Map<string, PieceKind>()
  for (const square of view.attackers) pieces.set(square, 'attacker')
  for (const square of view.defenders) pieces.set(square, 'defender')
  if (view.king) pieces.set(view.king, 'king')
  return pieces
}

export interface Move {
  from: string
  to: string
}

export function moveOf(token: string | null): Move | null {
  const [from, to] = token?.split('-') ?? []
  return from && to ? { from, to } : null
}

/** Moves that may become possible: each piece of a side along its lines, past whatever may go out of its way. */
export function movesAhead(view: View, seat: number, squares: string[]): string[] {
  const own = [...placement(view)].flatMap(([square, piece]) => (sideOf(piece) === seat ? [square] : []))
  return own.flatMap((from) =>
    squares
      .filter((to) => to !== from && (columnOf(to) === columnOf(from) || rowOf(to) === rowOf(from)))
      .map((to) => `${from}-${to}`),
  )
}

export const capturesOf = (effects: Effect[]) => effects.filter((effect) => effect.kind === 'captured')

/** A piece with a name that stays with it while it moves, so that it can be seen to move. */
export interface Tracked {
  id: number
  kind: PieceKind
  square: string
  /** Captured by the event that is shown: on its way off the board. */
  gone?: boolean
}

/** The pieces of `view`, named as in `known` as far as they are the same: unmoved, or moved by the effects. */
export function track(known: Tracked[], view: View, effects: Effect[]): Tracked[] {
  const moved = findEffect(effects, 'moved')
  const captured = new Set(capturesOf(effects).map(({ at }) => at))
  const played = known
    .filter((piece) => !piece.gone)
    .map(({ square, ...piece }) => ({
      ...piece,
      square: square === moved?.from ? moved.to : square,
      gone: captured.has(square),
    }))
  const free = played.filter((piece) => !piece.gone)
  const claim = (fits: (piece: Tracked) => boolean) => {
    const i = free.findIndex(fits)
    return i < 0 ? undefined : free.splice(i, 1)[0]
  }
  const standing = [...placement(view)].map(([square, kind]) => {
    return { square, kind, piece: claim((piece) => piece.square === square && piece.kind === kind) }
  })
  let next = Math.max(-1, ...known.map((piece) => piece.id)) + 1
  const pieces = standing.map(({ square, kind, piece }) => {
    // After a jump through the list: any piece of the kind will do.
    const same = piece ?? claim((other) => other.kind === kind)
    return { id: same?.id ?? next++, kind, square }
  })
  return [...pieces, ...played.filter((piece) => piece.gone)].sort((a, b) => a.id - b.id)
}
