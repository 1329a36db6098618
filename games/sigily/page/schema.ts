// The views and effects of Sigily, as schema.json has them: written by `npm run docs`.

/**
 * 0 Connaught, 1 Ulster, 2 Leinster, 3 Munster.
 */
export type Seat = number
/**
 * "0" to "23" on the ring; "0a", "0b", "6a" to "18b" and "c" in the deep.
 */
export type Sigil = string
/**
 * What the sticks show: 1 to 5, and to fight with the letter of the highest animal: "2h".
 */
export type Throw = string
export type Stage =
  | 'spell'
  | 'answer'
  | 'fireball'
  | 'darts'
  | 'declare'
  | 'entry'
  | 'throw'
  | 'move'
  | 'attack'
  | 'defence'
  | 'card'
  | 'last_spell'
  | 'over'
/**
 * Whose, and which of his.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Chariot = [Seat, number]
/**
 * A sigil, or home.
 */
export type Goal = string
/**
 * One thing that an action or an outcome did.
 */
export type Effect =
  | Plain
  | TurnLost
  | Winds
  | Cast
  | AtSigil
  | DeclaredFor
  | Thrown
  | FreeThrow
  | CameIn
  | Moved
  | CameHome
  | Fused
  | Attacked
  | Bout
  | BoutWon
  | Won
  | Died
  | WentBack
  | BackToHand
  | Coins
  | Forfeited
  | Paid
  | Jackpot
  | Overflowed
  | Answered
  | Counted
  | Awaits
  | CanMove
  | Ended
/**
 * Why an action is good: what holds after it and did not before.
 */
export type Reason =
  | Wins
  | WinsRace
  | ComesHomeWith
  | StrikesDown
  | CoinsOnly
  | FreeThrowOfSun
  | LeavesDeep
  | RisksLess
  | LessExposed
  | Joins
  | Curses
  | Freezes
  | TriesVeil
  | ReachesGate
  | AimsHome

/**
 * A position of Sigily, the same for every viewer. Gates and starts are numbers, other sigils text.
 */
export interface View {
  /**
   * Whose turn it is; null when the game is over.
   */
  turn: Seat | null
  /**
   * What is awaited.
   */
  stage:
    | 'spell'
    | 'answer'
    | 'fireball'
    | 'darts'
    | 'declare'
    | 'entry'
    | 'throw'
    | 'move'
    | 'attack'
    | 'defence'
    | 'card'
    | 'last_spell'
    | 'over'
  /**
   * The throw to move; null before it.
   */
  throw: number | null
  /**
   * Those used in this turn.
   */
  free_throws: number
  /**
   * Whether a spell has bought a free throw that is still to come.
   */
  free_turn: boolean
  /**
   * What the throw is for; null for a plain one.
   */
  declared: Declared | null
  /**
   * By the token of each move where it ends, null where the stack stays; null in all other stages.
   */
  courses: {
    [k: string]: Goal | null
  } | null
  /**
   * Where the darts fly; null in all other stages.
   */
  darts: Sigil | null
  /**
   * The fight under way.
   */
  fight: Fight | null
  /**
   * The fireball under way.
   */
  fireball: Fireball | null
  /**
   * The seat to be frozen, while it may pay.
   */
  asked: Seat | null
  /**
   * Whether 0 and 2 play against 1 and 3.
   */
  partners: boolean
  /**
   * Where the race begins and ends, by seat.
   */
  starts: number[]
  /**
   * The solar sigil that gives no free throw, by seat; null where none is dead.
   */
  dead_suns: number[] | null
  /**
   * The coins on 0 to 23, 0a, 0b to 18b, and c.
   */
  lying: number[]
  /**
   * In the order of their sigils. An attacker is in `fight`.
   */
  stacks: Stack[]
  /**
   * By seat, a chariot each.
   */
  teams: Member[][]
  /**
   * Coins brought home, by seat.
   */
  treasure: number[]
  /**
   * With those under stacks, by seat; at the end all.
   */
  coins: number[]
  /**
   * Cursed sigils, ascending.
   */
  cursed: number[]
  /**
   * The turns that each wind of speed has left to blow, by the seat that has raised it.
   */
  speed: number[][]
  /**
   * The same of the winds of sloth.
   */
  sloth: number[][]
  /**
   * Whose next turn is lost, by seat.
   */
  frozen: boolean[]
  /**
   * Turns lost in a row, by seat.
   */
  lost: number[]
  /**
   * Question cards left.
   */
  cards: number
  /**
   * The first seat that was home, of a pair the one that completed it.
   */
  race_winner: Seat | null
  /**
   * How it ended; null while it goes on.
   */
  end: End | null
}
export interface Declared {
  /**
   * To enter the deep, to go on along the ring after the veil stayed shut, or to go back.
   */
  what: 'enter' | 'refused' | 'back'
  /**
   * Where the stack stands.
   */
  at: string
}
export interface Fight {
  attacker: Stack
  /**
   * 0 Connaught, 1 Ulster, 2 Leinster, 3 Munster.
   */
  plus_one: number
  /**
   * What the attacker has thrown.
   */
  attack: Throw | null
}
export interface Stack {
  at: Sigil
  /**
   * From the top.
   */
  chariots: Chariot[]
  coins: number
  /**
   * Sigils sunwise from the start; in the deep what it was at the gate.
   */
  progress: number
  start: number
  /**
   * The gate by which it came in, in the deep.
   */
  entry: number | null
  stone_skin: boolean
}
export interface Fireball {
  from: Sigil
  to: Sigil
  /**
   * Whether the caster’s stack is under fire.
   */
  reversed: boolean
}
export interface Member {
  where: 'hand' | 'board' | 'home'
  /**
   * Gates by which it may not go in, ascending.
   */
  barred: number[]
}
export interface End {
  richest: Seat[]
  why: 'race' | 'ply_limit'
}
/**
 * turn_passed: the order comes to the seat; if it has lost turns in a row, that ends here, unless turn_lost follows. frozen: it will lose its next turn. paid_off: it pays so as not to be. no_spell: it casts none. throw_begun: a throw is due. takes_sticks: it declares nothing. free_throw_earned: the number gives a free throw, unless the stack that moves by it dies. drew_card: a question is asked. not_known: it is not answered, and no throw follows. race_won: the seat, or its pair, is home first.
 */
export interface Plain {
  kind:
    | 'turn_passed'
    | 'frozen'
    | 'paid_off'
    | 'no_spell'
    | 'throw_begun'
    | 'takes_sticks'
    | 'free_throw_earned'
    | 'drew_card'
    | 'not_known'
    | 'race_won'
  seat: Seat
}
/**
 * The turn that has come is lost to frost.
 */
export interface TurnLost {
  kind: 'turn_lost'
  seat: Seat
  in_row: number
}
/**
 * A wind was raised, or a round is over for those that blow: the turns that the winds of the seat have left.
 */
export interface Winds {
  kind: 'winds'
  seat: Seat
  speed: number[]
  sloth: number[]
}
/**
 * A spell is cast. What it does holds from now on; a fireball is on its way, and an enemy to be frozen may pay.
 */
export interface Cast {
  kind: 'cast'
  seat: Seat
  spell: 'curse' | 'fireball' | 'freeturn' | 'stoneskin' | 'remove' | 'speed' | 'sloth' | 'freeze'
  /**
   * Where the stack that casts stands, or the curse to be removed lies.
   */
  at: Sigil | null
  /**
   * Where a fireball flies.
   */
  to: Sigil | null
  /**
   * At whom.
   */
  enemy: Seat | null
}
/**
 * let_in: the veil opens to the stack. refused: it stays shut. stayed: the move is of no step. unharmed: the throw saves the stack from darts or fire. struck: darts hit it. turned_round: the fireball flies at it now. stone_held: its skin of stone saves it. tied: both throw again.
 */
export interface AtSigil {
  kind: 'let_in' | 'refused' | 'stayed' | 'unharmed' | 'struck' | 'turned_round' | 'stone_held' | 'tied'
  seat: Seat
  at: Sigil
}
/**
 * What the throw is for.
 */
export interface DeclaredFor {
  kind: 'declared'
  seat: Seat
  what: 'enter' | 'back'
  at: Sigil
}
/**
 * The sticks fell.
 */
export interface Thrown {
  kind: 'thrown'
  seat: Seat
  /**
   * What for.
   */
  stage: 'fireball' | 'darts' | 'entry' | 'throw' | 'attack' | 'defence'
  value: Throw
  /**
   * Where the stack stands that it is about; null of a throw to move.
   */
  at: Sigil | null
}
/**
 * A free throw follows.
 */
export interface FreeThrow {
  kind: 'free_throw'
  seat: Seat
  /**
   * With this one.
   */
  used: number
}
/**
 * A chariot came from hand.
 */
export interface CameIn {
  kind: 'came_in'
  seat: Seat
  stack: Stack
}
/**
 * A stack went its way: moved, sunwise or through the deep; moved_back, against the sun. If it comes home, the way ends at its start. What it meets there follows.
 */
export interface Moved {
  kind: 'moved' | 'moved_back'
  seat: Seat
  from: Sigil
  /**
   * All sigils after that, up to the last.
   */
  way: Sigil[]
  stack: Stack1
}
/**
 * As it arrives.
 */
export interface Stack1 {
  at: Sigil
  /**
   * From the top.
   */
  chariots: Chariot[]
  coins: number
  /**
   * Sigils sunwise from the start; in the deep what it was at the gate.
   */
  progress: number
  start: number
  /**
   * The gate by which it came in, in the deep.
   */
  entry: number | null
  stone_skin: boolean
}
/**
 * A stack has finished.
 */
export interface CameHome {
  kind: 'came_home'
  seat: Seat
  at: Sigil
  chariots: Chariot[]
}
/**
 * A stack of the seat and one of the host, at one sigil, are one now.
 */
export interface Fused {
  kind: 'fused'
  seat: Seat
  host: Seat
  stack: Stack
}
/**
 * A stack came upon an enemy.
 */
export interface Attacked {
  kind: 'attacked'
  seat: Seat
  enemy: Seat
  stack: Stack2
}
/**
 * That which attacks.
 */
export interface Stack2 {
  at: Sigil
  /**
   * From the top.
   */
  chariots: Chariot[]
  coins: number
  /**
   * Sigils sunwise from the start; in the deep what it was at the gate.
   */
  progress: number
  start: number
  /**
   * The gate by which it came in, in the deep.
   */
  entry: number | null
  stone_skin: boolean
}
/**
 * Both throw to fight, the attacker, whose the seat is, first.
 */
export interface Bout {
  kind: 'bout'
  seat: Seat
  at: Sigil
  /**
   * 0 Connaught, 1 Ulster, 2 Leinster, 3 Munster.
   */
  plus_one: number
}
/**
 * The enemy’s top chariot dies alone, and the fight goes on.
 */
export interface BoutWon {
  kind: 'bout_won'
  seat: Seat
  at: Sigil
  enemy: Seat
}
/**
 * The fight is over.
 */
export interface Won {
  kind: 'won'
  seat: Seat
  at: Sigil
  enemy: Seat
  /**
   * Those of the loser.
   */
  coins: number
}
/**
 * Chariots are back in hand.
 */
export interface Died {
  kind: 'died'
  seat: Seat
  by: 'curse' | 'fireball' | 'fight'
  at: Sigil
  chariots: Chariot[]
}
/**
 * A stack went out of the deep to the gate by which it came in, and is barred there.
 */
export interface WentBack {
  kind: 'went_back'
  seat: Seat
  from: Sigil
  stack: Stack
}
/**
 * An enemy holds that gate.
 */
export interface BackToHand {
  kind: 'back_to_hand'
  seat: Seat
  at: Sigil
  chariots: Chariot[]
}
/**
 * took: the stack takes all coins that lie there. dropped: its own stay lying there. brought_home: the seat’s share of what a stack has brought to the start.
 */
export interface Coins {
  kind: 'took' | 'dropped' | 'brought_home'
  seat: Seat
  at: Sigil
  coins: number
}
/**
 * A stack loses its coins to the jackpot.
 */
export interface Forfeited {
  kind: 'forfeited'
  seat: Seat
  at: Sigil
  coins: number
  chariots: Chariot[]
}
/**
 * Coins for a spell, for warmth, or for the way back.
 */
export interface Paid {
  kind: 'paid'
  seat: Seat
  /**
   * The stack that pays; null: from what the seat has brought home.
   */
  from: Sigil | null
  coins: number
}
/**
 * Coins come to the centre.
 */
export interface Jackpot {
  kind: 'jackpot'
  coins: number
}
/**
 * One coin too many flows from the centre to another sigil.
 */
export interface Overflowed {
  kind: 'overflowed'
  at: Sigil
}
/**
 * The question is answered, and its card is used up.
 */
export interface Answered {
  kind: 'answered'
  seat: Seat
  /**
   * Those that are left.
   */
  cards: number
}
/**
 * What each seat has now, if that has changed.
 */
export interface Counted {
  kind: 'counted'
  coins: number[]
}
/**
 * What is awaited next, and of whom.
 */
export interface Awaits {
  kind: 'awaits'
  seat: Seat
  stage: Stage
  /**
   * Where the stack stands that it is about.
   */
  at: Sigil | null
}
/**
 * One of the moves of the throw.
 */
export interface CanMove {
  kind: 'can_move'
  seat: Seat
  token: string
  /**
   * Null where the stack stays.
   */
  to: Goal | null
}
/**
 * The game is over.
 */
export interface Ended {
  kind: 'ended'
  richest: Seat[]
  why: 'race' | 'ply_limit'
}
/**
 * The game ends, and nobody has more coins.
 */
export interface Wins {
  kind: 'wins'
}
/**
 * All chariots of the seat, or pair, are home first.
 */
export interface WinsRace {
  kind: 'wins_race'
  /**
   * Those that lie on the board: of what lies there at the end two thirds go to the race winner.
   */
  coins: number
}
/**
 * A chariot comes home.
 */
export interface ComesHomeWith {
  kind: 'comes_home'
  /**
   * How many of that seat are not home then.
   */
  left: number
  /**
   * What the seat brings home.
   */
  coins: number
}
/**
 * A fight is more likely won than lost, or a fireball flies.
 */
export interface StrikesDown {
  kind: 'fights' | 'burns'
  /**
   * 0 Connaught, 1 Ulster, 2 Leinster, 3 Munster.
   */
  seat: number
  /**
   * How likely that stack dies.
   */
  chance: number
  /**
   * What the seat has won then; of a fireball what lies there then.
   */
  coins: number
  /**
   * How far that stack had gone.
   */
  sigils: number
}
/**
 * Coins are taken; they stay out of the deep, where darts fly, which the other action would enter with them; or they are kept, which the other action would cost.
 */
export interface CoinsOnly {
  kind: 'takes' | 'avoids_darts' | 'keeps_coins'
  /**
   * How many.
   */
  coins: number
}
/**
 * A stack ends its move on a solar sigil that gives a free throw, which nothing else does.
 */
export interface FreeThrowOfSun {
  kind: 'free_throw'
  /**
   * "0" to "23" on the ring; "0a", "0b", "6a" to "18b" and "c" in the deep.
   */
  at: string
  /**
   * Whether a question comes first.
   */
  asks: boolean
}
/**
 * A stack leaves the deep and goes on.
 */
export interface LeavesDeep {
  kind: 'leaves_deep'
  /**
   * How much further it has got than when it went in.
   */
  sigils: number
}
/**
 * What moves is less likely to die than by the other action.
 */
export interface RisksLess {
  kind: 'risks_less'
  /**
   * How likely it dies.
   */
  chance: number
  /**
   * The same of the other action.
   */
  otherwise: number
}
/**
 * When the turn has passed on, a stack is less likely to be attacked than before (covers), or than after the other action; and all in all less is at stake.
 */
export interface LessExposed {
  kind: 'covers' | 'exposes_less'
  /**
   * "0" to "23" on the ring; "0a", "0b", "6a" to "18b" and "c" in the deep.
   */
  at: string
  /**
   * Those under it.
   */
  coins: number
  /**
   * How likely an enemy’s next throw, if it came now, can bring a stack upon it.
   */
  chance: number
  /**
   * The same before, or after the other action.
   */
  otherwise: number
}
/**
 * Two stacks become one.
 */
export interface Joins {
  kind: 'joins'
  /**
   * How many are in it.
   */
  chariots: number
}
/**
 * More enemy chariots than friends, in hand and on the ring, have still to pass a sigil that is cursed.
 */
export interface Curses {
  kind: 'curses'
  /**
   * "0" to "23" on the ring; "0a", "0b", "6a" to "18b" and "c" in the deep.
   */
  at: string
  /**
   * So many.
   */
  enemies: number
  /**
   * Those of the seat and its partner.
   */
  own: number
}
/**
 * A seat that cannot pay loses its turn.
 */
export interface Freezes {
  kind: 'freezes'
  /**
   * 0 Connaught, 1 Ulster, 2 Leinster, 3 Munster.
   */
  seat: number
}
/**
 * A stack tries to go in.
 */
export interface TriesVeil {
  kind: 'tries_veil'
  /**
   * How likely it is let in.
   */
  chance: number
  /**
   * Those that lie in the deep.
   */
  coins: number
}
/**
 * A stack comes to a gate by which it may go in.
 */
export interface ReachesGate {
  kind: 'reaches_gate'
  /**
   * "0" to "23" on the ring; "0a", "0b", "6a" to "18b" and "c" in the deep.
   */
  at: string
  /**
   * Those that lie in the deep.
   */
  coins: number
}
/**
 * When the turn has passed on, a stack is more likely to come home by the next throw of its seat than before and than after the other action.
 */
export interface AimsHome {
  kind: 'aims_home'
  /**
   * "0" to "23" on the ring; "0a", "0b", "6a" to "18b" and "c" in the deep.
   */
  at: string
  /**
   * Those under it.
   */
  coins: number
  /**
   * How likely.
   */
  chance: number
}
