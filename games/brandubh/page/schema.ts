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
 * Why a move is good: what holds after it and did not before. "Next" is what a side could do if it were its turn.
 */
export type Reason = Wins | OfWay | OfSquare | OfMen | OfKing | HemsIn

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
/**
 * The game is won by it.
 */
export interface Wins {
  kind: 'wins'
  why: Why
}
/**
 * The king's ways straight to a corner: some are open next; some were and now none is; or the other move would open some.
 */
export interface OfWay {
  kind: 'opens_way' | 'closes_way' | 'keeps_closed'
  /**
   * The corners.
   *
   * @minItems 1
   */
  squares: [Square, ...Square[]]
}
/**
 * Squares that the king reaches next and that lead on to a corner: more of them, or fewer.
 */
export interface OfSquare {
  kind: 'opens_square' | 'closes_square'
  /**
   * @minItems 1
   */
  squares: [Square, ...Square[]]
}
/**
 * Men that are captured; that the other side could have captured next and now cannot; that can be captured next; or that the other side could capture next after the other move.
 */
export interface OfMen {
  kind: 'captures' | 'saves' | 'threatens' | 'keeps'
  piece: PieceKind
  /**
   * Where they stand or stood.
   *
   * @minItems 1
   */
  squares: [Square, ...Square[]]
}
/**
 * The king could have been captured next and now cannot; he can be captured next; or he could after the other move.
 */
export interface OfKing {
  kind: 'saves_king' | 'threatens_king' | 'keeps_king'
}
/**
 * Few moves are left to the king.
 */
export interface HemsIn {
  kind: 'hems_in'
  /**
   * So many.
   */
  moves: number
}
