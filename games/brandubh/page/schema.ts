// The views and effects of Brandubh, as schema.json has them: written by `npm run docs`.

export type Seat = 0 | 1
export type Square = string
export type PieceKind = 'attacker' | 'defender' | 'king'
export type Why = 'king_home' | 'king_captured' | 'no_attackers' | 'no_move' | 'repetition' | 'ply_limit'
/**
 * One thing that a move did.
 */
export type Effect = Moved | Captured | TurnPassed | Repeated | Ended

/**
 * A position of Brandubh, the same for every viewer.
 */
export interface View {
  /**
   * The option `rules`.
   */
  rules: 'basic' | 'challenge'
  /**
   * Where the attackers stand, in the order a1, b1 … g7.
   */
  attackers: Square[]
  /**
   * Where the defenders stand, in the same order.
   */
  defenders: Square[]
  /**
   * Where the king stands; null when he is captured.
   */
  king: Square | null
  /**
   * Who moves; null when the game is over.
   */
  turn: Seat | null
  /**
   * How often this placement has stood by now, this time included.
   */
  stood: number
  /**
   * How it ended; null while it goes on.
   */
  end: End | null
}
export interface End {
  /**
   * Null after a tie.
   */
  winner: Seat | null
  why: Why
}
/**
 * A piece went from one square to another. The placement stands for the first time, as long as `repeated` does not say otherwise.
 */
export interface Moved {
  kind: 'moved'
  piece: PieceKind
  from: Square
  to: Square
}
/**
 * A piece left the board; of several captured at once the king is the last.
 */
export interface Captured {
  kind: 'captured'
  piece: PieceKind
  at: Square
}
/**
 * It is the turn of this seat.
 */
export interface TurnPassed {
  kind: 'turn_passed'
  seat: Seat
}
/**
 * The placement has stood before: so many times by now, this time included.
 */
export interface Repeated {
  kind: 'repeated'
  times: number
}
/**
 * The game is over. A third repetition on the last ply of the limit is told after the limit, and counts.
 */
export interface Ended {
  kind: 'ended'
  winner: Seat | null
  why: Why
}
