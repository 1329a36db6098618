// How the browser's tests play a game, as its tests/play.ts says: what can be moved is pressed, then where it goes, until the move is made.
export interface Play {
  /** What can be moved, and where to; or the next part of a move and the last one. */
  own?: string
  target?: string
  /** Whether everything that a piece does is the way forward: the last piece goes as far as it can. */
  race?: boolean
  /** Whether something can be chosen ahead, to go on by itself. */
  ahead?: boolean
  /** The longest game, where two who do not know how to win go on for hours. */
  plyLimit?: number
  /** Options of a table that is set on the page. */
  options?: Record<string, string>
  /** Whether a move is a choice in secret, which stands in the list only when all have made theirs. */
  inSecret?: boolean
  /** Whether seats know different things. */
  hides?: boolean
  /** A whole game has more moves than these. */
  leastMoves: number
  /** Kinds of action that are rare, and have to be among those that random games bring: see tests/e2e/support/random_games.ts. */
  kinds?: string[]
  /** On which device it is played with the server gone; at the server it is the other one. */
  offline: 'desktop' | 'phone'
}
