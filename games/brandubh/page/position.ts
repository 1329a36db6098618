// Brandubh's view (docs/views.md) and what the page reads from it: where the pieces are, and which piece went where.
import type { GameEvent } from '@nemeton/board/game'
import type { PieceKind } from './art'

export interface View {
  rules: 'basic' | 'challenge'
  attackers: string[]
  defenders: string[]
  king: string | null
  turn: number | null
  stood: number
  end: null | {
    winner: number | null
    why: 'king_home' | 'king_captured' | 'no_attackers' | 'no_move' | 'repetition' | 'ply_limit'
  }
}

/** Column and row from the upper left, 0 to 6. */
export const columnOf = (square: string) => square.charCodeAt(0) - 97
export const rowOf = (square: string) => 55 - square.charCodeAt(1)
export const squareAt = (column: number, row: number) => String.fromCharCode(97 + column, 55 - row)

export const corners = ['a1', 'g1', 'a7', 'g7']
export const throne = 'd4'

/** What stands on each square. */
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

/** What an event took off the board, by square. */
export function captures(event: GameEvent<View>, before: View): Map<string, PieceKind> {
  const move = moveOf(event.token)
  const left = placement(event.view)
  return new Map([...placement(before)].filter(([square]) => !left.has(square) && square !== move?.from))
}

/** A piece with a name that stays with it while it moves, so that it can be seen to move. */
export interface Tracked {
  id: number
  kind: PieceKind
  square: string
  /** Captured by the event that is shown: on its way off the board. */
  gone?: boolean
}

/** The pieces of `view`, named as in `known` as far as they are the same: unmoved, or moved by `event`. */
export function track(known: Tracked[], view: View, event: GameEvent<View> | null): Tracked[] {
  const now = placement(view)
  const move = moveOf(event?.token ?? null)
  const free = new Map(known.filter((piece) => !piece.gone).map((piece) => [piece.square, piece]))
  const claim = (square: string, kind: PieceKind) => {
    const piece = free.get(square)
    if (piece?.kind !== kind) return undefined
    free.delete(square)
    return piece
  }
  const pieces: Tracked[] = []
  const strangers: [string, PieceKind][] = []
  for (const [square, kind] of now) {
    const piece = (move?.to === square && claim(move.from, kind)) || claim(square, kind)
    if (piece) pieces.push({ id: piece.id, kind, square })
    else strangers.push([square, kind])
  }
  // After a jump through the list: any piece of the kind will do.
  let next = Math.max(-1, ...known.map((piece) => piece.id)) + 1
  for (const [square, kind] of strangers) {
    const piece = event ? undefined : [...free.values()].find((other) => other.kind === kind)
    if (piece) free.delete(piece.square)
    pieces.push({ id: piece?.id ?? next++, kind, square })
  }
  if (event) for (const piece of free.values()) pieces.push({ ...piece, gone: true })
  return pieces.sort((a, b) => a.id - b.id)
}
