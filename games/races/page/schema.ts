// The views and effects of Tabulus, Triangulus, Druidica, as schema.json has them: written by `npm run docs`.

export type Seat = 0 | 1 | 2 | 3
/**
 * The number of a marker of its seat.
 */
export type Marker = 0 | 1 | 2 | 3
export type Position = number
/**
 * "s" (Start), a position such as "7", or "7r" where it is headed over sunwise, or "home".
 */
export type Place = string
export type Value = number
/**
 * Of a drawn tile the higher value first, of a turned one that of its odd position.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Tile = [Value, Value]
/**
 * `hand`: the one hand of target 0 is over; `target`: the points are reached; `ply_limit`: so many plies are over.
 */
export type Why = 'hand' | 'target' | 'ply_limit'
/**
 * One thing that a draw, a turned tile or an action did.
 */
export type Effect =
  | Turn
  | Drawn
  | SecondDrawn
  | Restocked
  | MustPlay
  | Waits
  | Turned
  | Moved
  | Sent
  | ExchangeWaits
  | Exchanged
  | ExchangeFailed
  | Failed
  | Tested
  | Scored
  | HandBegun
  | Ended
/**
 * Why an action is good: what holds after it and did not before. Chances of tiles count those that are not seen.
 */
export type Reason =
  | GoesOut
  | ComesHomeFor
  | Bumps
  | Exchanges
  | TakesGate
  | TakenHome
  | RisksLess
  | SafeOn
  | LessExposed
  | ShorterWay
  | AimsHome
  | Enters

/**
 * A position of Tabulus, Triangulus or Druidica, the same for every viewer. Lists without another word are by seat; with partners both seats of a pair have its points.
 */
export interface View {
  /**
   * From 1.
   */
  hand: number
  /**
   * The options `target`, `partners` and `mixed_entry`.
   */
  target: number
  partners: boolean
  mixed_entry: boolean
  /**
   * Whose turn it is; null when the game is over.
   */
  turn: Seat | null
  /**
   * What is awaited: `draw`, `second` (the tile after 6-6), `turn` (of the tile of position `turning`, which the action `pending` needs), `move`, `exchange` (after 0-0), `home` (which marker goes home after 6-6), or `over`.
   */
  stage: 'draw' | 'second' | 'turn' | 'move' | 'exchange' | 'home' | 'over'
  /**
   * The tile drawn last; null in `draw` and `over`.
   */
  tile: Tile | null
  /**
   * The numbers still to be played; none but in `move`.
   */
  left: Value[]
  /**
   * The marker that has played the other number.
   */
  moved: Marker | null
  /**
   * Drawn in this turn.
   */
  doubles: number
  /**
   * The action that waits for a tile to be turned.
   */
  pending: string | null
  /**
   * A position of that tile.
   */
  turning: Position | null
  /**
   * Where each marker is, by seat and number.
   */
  markers: Place[][]
  /**
   * The value on each position, from 1; null while its tile lies face down.
   */
  shown: (Value | null)[]
  /**
   * Whether the End of that seat has had its test in this hand.
   */
  tested: boolean[]
  /**
   * Tiles left in the drawing stock.
   */
  stock: number
  points: number[]
  /**
   * How it ended; null while it goes on.
   */
  end: End | null
}
export interface End {
  /**
   * The seats with the most points.
   */
  winners: Seat[]
  why: Why
}
/**
 * third_double: nothing is played. passed: no marker can play the tile. declined: the seat exchanges nothing. What is awaited then: may_exchange, draws_second, takes_home, draws_again (the same seat), turn_passed (this seat is the next, with no double drawn yet).
 */
export interface Turn {
  kind:
    | 'third_double'
    | 'passed'
    | 'declined'
    | 'may_exchange'
    | 'draws_second'
    | 'takes_home'
    | 'draws_again'
    | 'turn_passed'
  seat: Seat
}
/**
 * A tile was drawn from the stock.
 */
export interface Drawn {
  kind: 'drawn'
  seat: Seat
  tile: Tile
  /**
   * In this turn, this one included.
   */
  doubles: number
  /**
   * Tiles left.
   */
  stock: number
}
/**
 * The second tile after 6-6.
 */
export interface SecondDrawn {
  kind: 'second_drawn'
  seat: Seat
  tile: Tile
  /**
   * Tiles left.
   */
  stock: number
}
/**
 * The stock was empty: all tiles were shuffled back.
 */
export interface Restocked {
  kind: 'restocked'
  /**
   * Tiles in it.
   */
  stock: number
}
/**
 * These numbers are to be played: two stand for the total, or one by each of two markers.
 */
export interface MustPlay {
  kind: 'must_play'
  seat: Seat
  left: Value[]
  /**
   * The marker that has played the other number.
   */
  moved: Marker | null
}
/**
 * A move waits for the tile of a position, which is turned next.
 */
export interface Waits {
  kind: 'waits'
  seat: Seat
  marker: Marker
  /**
   * Its token.
   */
  action: string
  position: Position
  from: Place
  to: Place
  /**
   * Whose shortcut is taken.
   */
  gate: Position | null
  /**
   * By which number.
   */
  factor: Value | null
  /**
   * Who is to be bumped.
   */
  bumps: Seat | null
  /**
   * All places, the first and the last included.
   */
  way: Place[]
}
/**
 * A tile of the board was turned: its odd position, and the one that it was turned for.
 */
export interface Turned {
  kind: 'turned'
  odd: Position
  position: Position
  values: Tile
}
/**
 * A marker went its way. On End it is told next that it came home.
 */
export interface Moved {
  kind: 'moved'
  seat: Seat
  marker: Marker
  from: Place
  to: Place
  /**
   * Whose shortcut is taken.
   */
  gate: Position | null
  /**
   * By which number.
   */
  factor: Value | null
  /**
   * Who is to be bumped.
   */
  bumps: Seat | null
  /**
   * All places, the first and the last included.
   */
  way: Place[]
}
/**
 * bumped, sent_back: a marker went to Start, sent by another or for what a tile showed. came_home: it is home, from End or, after 6-6, from where it stood.
 */
export interface Sent {
  kind: 'bumped' | 'sent_back' | 'came_home'
  seat: Seat
  marker: Marker
  from: Place
}
/**
 * An exchange waits for the tile of a position, which is turned next.
 */
export interface ExchangeWaits {
  kind: 'exchange_waits'
  seat: Seat
  marker: Marker
  /**
   * Its token.
   */
  action: string
  position: Position
  from: Place
  to: Place
  other: Seat
}
/**
 * A marker changed places with one of another seat.
 */
export interface Exchanged {
  kind: 'exchanged'
  seat: Seat
  marker: Marker
  other_marker: Marker
  from: Place
  to: Place
  other: Seat
}
/**
 * There is a blank where places were to be changed. The most advanced marker of the seat is sent back next, if it has one on the board.
 */
export interface ExchangeFailed {
  kind: 'exchange_failed'
  seat: Seat
  marker: Marker
  from: Place
  to: Place
  other: Seat
}
/**
 * A move failed at what a tile shows: its number does not open the gate, or there is a blank where somebody was to be bumped, or at End. The marker is sent back next.
 */
export interface Failed {
  kind: 'failed'
  seat: Seat
  marker: Marker
  why: 'gate' | 'bump' | 'end'
  from: Place
  to: Place
  /**
   * Whose shortcut is taken.
   */
  gate: Position | null
  /**
   * By which number.
   */
  factor: Value | null
  /**
   * Who is to be bumped.
   */
  bumps: Seat | null
  /**
   * As far as it went: up to a gate that is closed.
   */
  way: Place[]
}
/**
 * The End of these seats has had its test.
 */
export interface Tested {
  kind: 'tested'
  seats: Seat[]
}
/**
 * The last marker of a seat is home: it leaves the hand and scores.
 */
export interface Scored {
  kind: 'scored'
  seat: Seat
  points: number
  /**
   * The seat, or both of its pair.
   */
  scorers: Seat[]
}
/**
 * The next hand: all markers at Start, all tiles face down, no End tested.
 */
export interface HandBegun {
  kind: 'hand_begun'
  hand: number
  /**
   * Tiles in the stock.
   */
  stock: number
}
/**
 * The game is over.
 */
export interface Ended {
  kind: 'ended'
  /**
   * The seats with the most points.
   */
  winners: Seat[]
  why: Why
}
/**
 * The last marker comes home.
 */
export interface GoesOut {
  kind: 'goes_out'
  /**
   * What it scores.
   */
  points: number
  /**
   * How likely no tile stops it.
   */
  chance: number
}
/**
 * A marker comes home.
 */
export interface ComesHomeFor {
  kind: 'comes_home'
  /**
   * How many of that seat are not home then.
   */
  left: number
  /**
   * How likely no tile stops it.
   */
  chance: number
}
/**
 * A marker is bumped.
 */
export interface Bumps {
  kind: 'bumps'
  /**
   * Whose.
   */
  seat: 0 | 1 | 2 | 3
  /**
   * How far it had gone, by the shortest way without gates.
   */
  steps: number
  /**
   * How likely no tile stops it.
   */
  chance: number
}
/**
 * Two markers change places.
 */
export interface Exchanges {
  kind: 'exchanges'
  /**
   * Whose is the other.
   */
  seat: 0 | 1 | 2 | 3
  /**
   * By how much the own marker is closer to End, by the shortest way without gates; it may be below 0.
   */
  won: number
  /**
   * By how much the other is further from its End; it may be below 0.
   */
  lost: number
  /**
   * How likely no tile stops it.
   */
  chance: number
}
/**
 * A marker takes a shortcut.
 */
export interface TakesGate {
  kind: 'takes_gate'
  /**
   * The gate.
   */
  gate: number
  /**
   * How much shorter the way to End is for it.
   */
  steps: number
  /**
   * How likely no tile stops it.
   */
  chance: number
}
/**
 * After 6-6, a marker is home at once.
 */
export interface TakenHome {
  kind: 'taken_home'
  /**
   * How far it would have had to go.
   */
  steps: number
}
/**
 * A tile is less likely to stop it than the other action.
 */
export interface RisksLess {
  kind: 'risks_less'
  /**
   * How likely one stops it.
   */
  chance: number
  /**
   * The same of the other action.
   */
  otherwise: number
}
/**
 * A marker comes to where nobody can bump it, and somebody is in reach: to another one of its seat (joins), or on a blank.
 */
export interface SafeOn {
  kind: 'joins' | 'on_blank'
  /**
   * Where.
   */
  position: number
}
/**
 * A marker is less likely to be bumped than before (covers), or than after the other action; and all in all fewer steps are at stake. A number of the tile that is still to be played counts as it is played best.
 */
export interface LessExposed {
  kind: 'covers' | 'exposes_less'
  /**
   * Where it stands then.
   */
  position: number
  /**
   * The part of the stock with which some opponent, if it drew such a tile now, could bump it.
   */
  chance: number
  /**
   * The same before, or after the other action.
   */
  otherwise: number
}
/**
 * Where the way forks, the shorter one.
 */
export interface ShorterWay {
  kind: 'shorter_way'
  /**
   * By how much, to End and without gates.
   */
  steps: number
}
/**
 * The seat is more likely to reach End by its next tile than before and than after the other action.
 */
export interface AimsHome {
  kind: 'aims_home'
  /**
   * The part of the stock that lets it, through no gate that is face down.
   */
  chance: number
}
/**
 * A marker leaves Start.
 */
export interface Enters {
  kind: 'enters'
  /**
   * How many of that seat stay there.
   */
  left: number
}
