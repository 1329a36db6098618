// The views and effects of Bricriu's Bluff & Bluster, as schema.json has them: written by `npm run docs`.

export type Seat = number
export type Face = number
/**
 * At least so many dice show a face, such as 3x5; 3x1 is the magic bid on three ones.
 */
export type Bid = string
/**
 * One thing that a roll or a choice did.
 */
export type Effect =
  | Rolled
  | MadeBid
  | Showed
  | Held
  | Rerolled
  | Challenged
  | Revealed
  | Counted
  | LostDice
  | WentOut
  | RoundEnded
  | Awaits
  | Ended
/**
 * Why a choice is good, from what its seat may know.
 */
export type Reason = OfBid | OfRolling

/**
 * What a viewer knows of a game of Bricriu's Bluff & Bluster. Lists without another word are by seat; dice ascend.
 */
export interface View {
  /**
   * roll: the dice of `turn` are rolled. bid: `turn` bids or challenges. show: the bidder may show dice. reroll: its hidden dice are rolled again.
   */
  stage: 'roll' | 'bid' | 'show' | 'reroll' | 'over'
  /**
   * Rounds that are over.
   */
  rounds: number
  /**
   * The option `show`.
   */
  may_show: boolean
  /**
   * Dice of all seats.
   */
  in_play: number
  /**
   * How many each seat has, shown ones included.
   */
  dice: number[]
  /**
   * Who opens the bidding.
   */
  starter: number
  /**
   * Null when the game is over.
   */
  turn: Seat | null
  /**
   * One's own, empty while they are in the air; null for those of others.
   */
  hidden: (Face[] | null)[]
  shown: Face[][]
  /**
   * Of this round, in order.
   */
  bids: BidMade[]
  /**
   * The round before.
   */
  last: Round | null
  /**
   * How it ended; null while it goes on.
   */
  end: End | null
}
export interface BidMade {
  seat: Seat
  bid: Bid
  /**
   * Whether the bidder showed dice after it.
   */
  rolled_again: boolean
}
/**
 * A round that is over, with all dice as they lay at the challenge.
 */
export interface Round {
  /**
   * At least so many dice show a face, such as 3x5; 3x1 is the magic bid on three ones.
   */
  bid: string
  bidder: Seat
  challenger: Seat
  /**
   * Dice that count for the bid.
   */
  count: number
  hidden: Face[][]
  shown: Face[][]
  /**
   * How many dice each seat lost.
   */
  lost: number[]
}
export interface End {
  winners: Seat[]
  why: 'last_with_dice' | 'ply_limit'
}
/**
 * A seat rolled so many dice under its cup.
 */
export interface Rolled {
  kind: 'rolled'
  seat: Seat
  count: number
  /**
   * Which; told to that seat alone.
   */
  dice?: Face[]
}
/**
 * A seat bid.
 */
export interface MadeBid {
  kind: 'bid'
  seat: Seat
  bid: Bid
}
/**
 * After its bid a seat put dice out in the open, and picked its other ones up.
 */
export interface Showed {
  kind: 'showed'
  seat: Seat
  dice: Face[]
}
/**
 * After that bid a seat showed no dice.
 */
export interface Held {
  kind: 'held'
  seat: Seat
  bid: Bid
}
/**
 * After that bid a seat that had shown dice rolled its other ones again: so many.
 */
export interface Rerolled {
  kind: 'rerolled'
  seat: Seat
  bid: Bid
  count: number
  /**
   * Which; told to that seat alone.
   */
  dice?: Face[]
}
/**
 * A seat challenged the bid of another.
 */
export interface Challenged {
  kind: 'challenged'
  seat: Seat
  bidder: Seat
  bid: Bid
}
/**
 * The dice of a seat as they lay at the challenge; told of one seat after the other, round the table from the bidder.
 */
export interface Revealed {
  kind: 'revealed'
  seat: Seat
  hidden: Face[]
  shown: Face[]
}
/**
 * The dice that show one of these faces count for the bid: `count` of them, where `bid` were said.
 */
export interface Counted {
  kind: 'counted'
  faces: Face[]
  bid: number
  count: number
}
/**
 * A seat lost so many dice.
 */
export interface LostDice {
  kind: 'lost_dice'
  seat: Seat
  count: number
}
/**
 * A seat has no dice left.
 */
export interface WentOut {
  kind: 'went_out'
  seat: Seat
}
/**
 * The round is over, the dice are picked up, and `seat` opens the next one.
 */
export interface RoundEnded {
  kind: 'round_ended'
  seat: Seat
  /**
   * Rounds that are over.
   */
  rounds: number
}
/**
 * Whose roll or choice is awaited now.
 */
export interface Awaits {
  kind: 'awaits'
  seat: Seat
  stage: 'roll' | 'bid' | 'show' | 'reroll'
}
/**
 * The game is over.
 */
export interface Ended {
  kind: 'ended'
  winners: Seat[]
  why: 'last_with_dice' | 'ply_limit'
}
/**
 * A bid is more likely true than not, and is made; or less likely, and is challenged, or made since none is lower. Or a bid is not challenged since it is likely, or is challenged since even the likeliest higher one is not.
 */
export interface OfBid {
  kind: 'likely_bid' | 'unlikely_bid' | 'least_bid' | 'likely_before' | 'best_higher'
  bid: Bid
  /**
   * That it is true.
   */
  chance: number
  /**
   * Dice of the seat that count for it.
   */
  own: number
  /**
   * Dice that others have shown and that count for it.
   */
  shown: number
}
/**
 * To show dice and roll the others again makes the seat's own bid likelier; or would make it less likely; or no showing would make it likelier.
 */
export interface OfRolling {
  kind: 'raises_chance' | 'keeps_chance' | 'no_gain'
  bid: Bid
  /**
   * That the bid is true after this choice.
   */
  chance: number
  /**
   * The same after the other choice.
   */
  otherwise: number
}
