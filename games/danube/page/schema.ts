// The views and effects of Down the Danube, as schema.json has them: written by `npm run docs`.

export type Seat = 0 | 1
export type Square = number
/**
 * One thing that a throw or a step did.
 */
export type Effect = Thrown | Turn | Way | CameHome | Stopped | Pips | Ended

/**
 * A position of Down the Danube, the same for every viewer.
 */
export interface View {
  /**
   * The squares of the boats on the river, by seat, ascending.
   *
   * @minItems 2
   * @maxItems 2
   */
  boats: [Square[], Square[]]
  /**
   * How many boats have reached the sea, by seat.
   *
   * @minItems 2
   * @maxItems 2
   */
  home: [number, number]
  /**
   * Who acts, or whose throw is awaited; null when the game is over.
   */
  turn: Seat | null
  /**
   * 1 to 4 or 6; null before a throw.
   */
  throw: (1 | 2 | 3 | 4 | 6) | null
  /**
   * Pips still to use.
   */
  left: number
  /**
   * Squares whose boats move no more in this throw.
   */
  held: Square[]
  /**
   * How it ended; null while it goes on.
   */
  end: End | null
}
export interface End {
  winner: Seat | null
  why: 'home' | 'ply_limit'
}
/**
 * The sticks fell.
 */
export interface Thrown {
  kind: 'thrown'
  seat: Seat
  value: 1 | 2 | 3 | 4 | 6
  /**
   * Whether the seat throws again once it has used this throw.
   */
  again: boolean
}
/**
 * no_way: no boat can move, and the throw is lost. must_go_back: no way forward. must_open: the seat begins its first turn as if it had thrown a 1. throws_again: the seat throws again. turn_passed: the other seat throws.
 */
export interface Turn {
  kind: 'no_way' | 'must_go_back' | 'must_open' | 'throws_again' | 'turn_passed'
  seat: Seat
}
/**
 * moved: a boat of the seat went its way, up to square 36. switched: a lone boat of the seat was pushed to where the other one came from. carried: the rapids carried a boat of the seat back.
 */
export interface Way {
  kind: 'moved' | 'switched' | 'carried'
  seat: Seat
  from: Square
  to: Square
}
/**
 * The boat on 36 left the river.
 */
export interface CameHome {
  kind: 'came_home'
  seat: Seat
}
/**
 * The boat now at a square stopped short of the safe square before it, which an enemy holds: it moves no more in this throw.
 */
export interface Stopped {
  kind: 'stopped'
  seat: Seat
  at: Square
  before: Square
}
/**
 * pips_left: so many pips of the throw are still to use. pips_lost: so many are lost.
 */
export interface Pips {
  kind: 'pips_left' | 'pips_lost'
  seat: Seat
  pips: number
}
/**
 * The game is over.
 */
export interface Ended {
  kind: 'ended'
  winner: Seat | null
  why: 'home' | 'ply_limit'
}
