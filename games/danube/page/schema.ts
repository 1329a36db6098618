// The views and effects of Down the Danube, as schema.json has them: written by `npm run docs`.

export type Seat = 0 | 1
export type Square = number
/**
 * One thing that a throw or a step did.
 */
export type Effect = Thrown | Turn | Way | CameHome | Stopped | Pips | Ended
/**
 * Why a step is good: what holds after it and did not before.
 */
export type Reason =
  | Wins
  | ComesHome
  | SwitchesBack
  | Blocks
  | CostsThrow
  | PassesRapids
  | AvoidsRapids
  | Covers
  | ReachesMooring
  | LeavesSprings
  | ExposesLess

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
/**
 * The last boat is home.
 */
export interface Wins {
  kind: 'wins'
}
/**
 * A boat is home.
 */
export interface ComesHome {
  kind: 'comes_home'
  /**
   * How many of that side are still on the river.
   */
  left: number
}
/**
 * A boat of the other side is sent back.
 */
export interface SwitchesBack {
  kind: 'switches_back'
  from: Square
  to: Square
}
/**
 * A new block, or one that has grown.
 */
export interface Blocks {
  kind: 'blocks'
  /**
   * How many boats of the other side are behind it.
   */
  boats: number
  /**
   * All of the block.
   *
   * @minItems 1
   */
  squares: [Square, ...Square[]]
}
/**
 * The other side loses more of its next throws: no boat can go forward.
 */
export interface CostsThrow {
  kind: 'costs_throw'
  /**
   * Of such a throw.
   */
  chance: number
}
/**
 * A boat is past the rapids.
 */
export interface PassesRapids {
  kind: 'passes_rapids'
  /**
   * How many of that side are still above them.
   */
  left: number
}
/**
 * The other step ends in the rapids.
 */
export interface AvoidsRapids {
  kind: 'avoids_rapids'
}
/**
 * Fewer boats can be switched back by the first step of the other side's next throw.
 */
export interface Covers {
  kind: 'covers'
  /**
   * So many.
   */
  boats: number
  /**
   * So many before.
   */
  before: number
}
/**
 * A boat stops on a mooring.
 */
export interface ReachesMooring {
  kind: 'reaches_mooring'
  square: Square
}
/**
 * No boat of that side is left on the springs, so that they may leave the river.
 */
export interface LeavesSprings {
  kind: 'leaves_springs'
}
/**
 * Fewer boats can be switched back by the first step of the other side's next throw than after the other step.
 */
export interface ExposesLess {
  kind: 'exposes_less'
  /**
   * So many.
   */
  boats: number
  /**
   * So many after the other step.
   */
  otherwise: number
}
