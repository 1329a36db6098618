// The views and effects of Tug of War, as schema.json has them: written by `npm run docs`.

export type Seat = 0 | 1
export type DieValue = number
export type Athletes = number
/**
 * elim: a standing athlete of the opponent goes to its reserve. finish: a weakened one does. weaken: a standing one is laid down. swap: the die takes the place of that of the column.
 */
export type Act = 'elim' | 'finish' | 'weaken' | 'swap'
/**
 * One thing that a roll or an act did.
 */
export type Effect =
  | ColumnRolled
  | Rolled
  | DieRolledAgain
  | ActsBegan
  | Used
  | Swapped
  | Happened
  | Joined
  | Returned
  | MatchBegan
  | Awaits
  | Ended
/**
 * Why an act or a roll is good: what holds after it, by the rules or by exact odds.
 */
export type Reason =
  | Wins
  | Clears
  | MayWin
  | Guards
  | Berserk
  | PutsOut
  | LeavesMore
  | Gains
  | AddsSix
  | LowersColumn
  | Improves
  | Keeps
  | LaysDown

/**
 * A position of Tug of War, the same for every viewer. Dice ascend.
 */
export interface View {
  /**
   * Which match is played.
   */
  match: 1 | 2
  /**
   * How many are played; the last one decides.
   */
  matches: 1 | 2
  /**
   * Who won the first match, when the second one is played.
   */
  first_match: Seat | null
  /**
   * Whose dice or choice is awaited; null when the game is over.
   */
  turn: Seat | null
  /**
   * column: the column of `turn` is rolled. roll: the free dice are. reroll: which die to roll again is chosen. again: it is rolled, and is not in `dice` meanwhile. act: the dice are used, one by one.
   */
  stage: 'column' | 'roll' | 'reroll' | 'again' | 'act' | 'over'
  /**
   * By seat.
   *
   * @minItems 2
   * @maxItems 2
   */
  sides: [Side, Side]
  /**
   * Rolled dice not used yet.
   */
  dice: DieValue[]
  /**
   * Those of them that have been rolled again; none once the acts have begun.
   */
  again: DieValue[]
  /**
   * Dice that may still be rolled again; 0 once the acts have begun.
   */
  rerolls: number
  /**
   * Dice of the column not used yet in this turn.
   */
  open: DieValue[]
  /**
   * How it ended; null while it goes on.
   */
  end: End | null
}
export interface Side {
  /**
   * Empty until it is rolled.
   */
  column: DieValue[]
  /**
   * Athletes on the rope that stand.
   */
  standing: number
  /**
   * Athletes on the rope that were laid down.
   */
  weakened: number
  /**
   * Athletes that wait.
   */
  reserve: number
}
export interface End {
  winner: Seat | null
  why: 'match' | 'ply_limit'
}
/**
 * The column of a seat was rolled, and so many of its athletes stand on the rope and wait. `one_more`: with one more for the winner of the first match.
 */
export interface ColumnRolled {
  kind: 'column_rolled'
  seat: Seat
  dice: DieValue[]
  standing: Athletes
  reserve: Athletes
  one_more: boolean
}
/**
 * The three free dice fell, and so many of them may be rolled again.
 */
export interface Rolled {
  kind: 'rolled'
  seat: Seat
  dice: DieValue[]
  rerolls: number
}
/**
 * picked_up: a die that showed `value` was picked up. rerolled: it fell again, and shows `value` now.
 */
export interface DieRolledAgain {
  kind: 'picked_up' | 'rerolled'
  seat: Seat
  value: DieValue
}
/**
 * No die is rolled again any more: the dice are used now, beside those of the column, which are all `open`.
 */
export interface ActsBegan {
  kind: 'acts_began'
  seat: Seat
  open: DieValue[]
}
/**
 * A rolled die was used for an act beside a die of the column.
 */
export interface Used {
  kind: 'used'
  seat: Seat
  rolled: DieValue
  beside: DieValue
  act: Act
}
/**
 * The rolled die took the place of that of the column.
 */
export interface Swapped {
  kind: 'swapped'
  seat: Seat
  rolled: DieValue
  beside: DieValue
}
/**
 * kept: the seat rolls no die again. went_berserk: it used all three dice at once. weakened: an athlete of the seat was laid down. match_won: nobody of the other seat is left on the rope.
 */
export interface Happened {
  kind: 'kept' | 'went_berserk' | 'weakened' | 'match_won'
  seat: Seat
}
/**
 * So many athletes of the seat came from its reserve to the rope.
 */
export interface Joined {
  kind: 'joined'
  seat: Seat
  athletes: Athletes
}
/**
 * So many standing and weakened athletes of the seat went from the rope to its reserve.
 */
export interface Returned {
  kind: 'returned'
  seat: Seat
  standing: Athletes
  weakened: Athletes
}
/**
 * The next match began: nobody is on the rope, and each seat has `reserve` athletes. `seat` won the match before.
 */
export interface MatchBegan {
  kind: 'match_began'
  seat: Seat
  match: 2
  reserve: Athletes
}
/**
 * Whose roll or choice is awaited now.
 */
export interface Awaits {
  kind: 'awaits'
  seat: Seat
  stage: 'column' | 'roll' | 'reroll' | 'again'
}
/**
 * The game is over.
 */
export interface Ended {
  kind: 'ended'
  winner: Seat | null
  why: 'match' | 'ply_limit'
}
/**
 * Nobody of the other side is left on the rope.
 */
export interface Wins {
  kind: 'wins'
}
/**
 * In this turn the dice can put out everybody of the other side who is on the rope; with the other choice they cannot.
 */
export interface Clears {
  kind: 'clears'
}
/**
 * This turn is likelier to win the match: exact odds, if all is done for that.
 */
export interface MayWin {
  kind: 'may_win'
  /**
   * That it does.
   */
  chance: number
  /**
   * With the other choice.
   */
  otherwise: number
}
/**
 * The other side's next turn is less likely to win the match: exact odds, if the rest of this turn is used against that.
 */
export interface Guards {
  kind: 'guards'
  /**
   * That it does.
   */
  chance: number
  /**
   * With the other act.
   */
  otherwise: number
}
/**
 * Three dice at once put out more than they do one by one.
 */
export interface Berserk {
  kind: 'berserk'
  /**
   * Athletes of the other side that leave the rope.
   */
  out: number
  /**
   * The most that do so one by one.
   */
  one_by_one: number
}
/**
 * Athletes of the other side leave the rope.
 */
export interface PutsOut {
  kind: 'puts_out'
  /**
   * How many.
   */
  out: number
  /**
   * Those of them still on it.
   */
  left: number
}
/**
 * In this turn more can be put out than with the other act.
 */
export interface LeavesMore {
  kind: 'leaves_more'
  /**
   * The most, with those of this act.
   */
  out: number
  /**
   * The most with the other.
   */
  otherwise: number
}
/**
 * Athletes come to the rope.
 */
export interface Gains {
  kind: 'gains'
  /**
   * How many.
   */
  athletes: number
  /**
   * How many of that side are then on it.
   */
  pulling: number
}
/**
 * The column has more sixes.
 */
export interface AddsSix {
  kind: 'adds_six'
  /**
   * So many dice may be rolled again each turn.
   */
  sixes: number
}
/**
 * A lower die comes into the column.
 */
export interface LowersColumn {
  kind: 'lowers_column'
  /**
   * What it shows.
   */
  rolled: number
  /**
   * What the die shows that it takes the place of.
   */
  beside: number
  /**
   * That a die can eliminate beside it.
   */
  chance: number
  /**
   * That it could before.
   */
  otherwise: number
}
/**
 * Of six throws of the die, more let the dice put out more than let them put out fewer.
 */
export interface Improves {
  kind: 'improves'
  /**
   * The most that they can put out as they lie.
   */
  out: number
  /**
   * Throws with which it is more.
   */
  better: number
  /**
   * Throws with which it is fewer.
   */
  worse: number
}
/**
 * Of six throws of the die that would be rolled again, more let the dice put out fewer than let them put out more.
 */
export interface Keeps {
  kind: 'keeps'
  /**
   * The most that they can put out as they lie.
   */
  out: number
  /**
   * Throws with which it would be more.
   */
  better: number
  /**
   * Throws with which it would be fewer.
   */
  worse: number
}
/**
 * More athletes of the other side are weakened.
 */
export interface LaysDown {
  kind: 'lays_down'
  /**
   * How many are.
   */
  lying: number
}
