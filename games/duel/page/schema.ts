// The views and effects of Druid's Duel, as schema.json has them: written by `npm run docs`.

export type Seat = number
/**
 * J: jackrabbit. Q: peacock. K: lion. C: chameleon.
 */
export type Form = 'J' | 'Q' | 'K' | 'C'
/**
 * Rank and suit, such as TD for the ten of diamonds.
 */
export type Card = string
/**
 * One thing that a deal or a choice did.
 */
export type Effect =
  Dealt | HandKnown | Chose | Revealed | Joker | Shaped | Played | Drain | TurnEnded | Awaits | Ended
/**
 * Why a form or a card is good, from what its seat may know.
 */
export type Reason =
  | LastCard
  | DeniesLast
  | SureTwice
  | Sure
  | StoppedBy
  | Stops
  | RidsOfMiddle
  | Spares
  | SeenBefore
  | SeesForms
  | Uncontested

/**
 * What a viewer knows of a Druid's Duel. Lists without another word are by seat, cards in the order S H D C, ace to ten.
 */
export interface View {
  /**
   * deal: hands are dealt. forms: all choose a form. shape: a lone chameleon decides what it is. cards: all with a shape choose a card.
   */
  stage: 'deal' | 'forms' | 'shape' | 'cards' | 'over'
  /**
   * Turns that are over.
   */
  turns: number
  /**
   * One's own, null for those that one does not know. Of two seats each knows both.
   */
  hands: (Card[] | null)[]
  /**
   * How many cards each has.
   */
  held: number[]
  /**
   * The seats whose choice is awaited, where all choose at once.
   */
  to_choose: Seat[]
  /**
   * One's own choice, a form or a card, until all are in.
   */
  chosen: string | null
  /**
   * As revealed in this turn.
   */
  forms: (Form | null)[]
  /**
   * What they count as; null for a chameleon that has not decided or has no form.
   */
  shapes: (Form | null)[]
  /**
   * What was played in the turn before, and cannot be in this one.
   */
  drained: (Form | null)[]
  /**
   * Each is a chameleon to play.
   */
  jokers: number[]
  /**
   * Cards seen in that hand, played without success.
   */
  shown: Card[][]
  discarded: Card[][]
  /**
   * The turn before.
   */
  last: Turn | null
  /**
   * Turns in a row without a discard.
   */
  idle: number
  /**
   * How it ended; null while it goes on.
   */
  end: End | null
}
export interface Turn {
  forms: (Form | null)[]
  shapes: (Form | null)[]
  /**
   * Null for a seat without a form, which played no card.
   */
  cards: (Card | null)[]
  /**
   * The seats that discarded.
   */
  succeeded: Seat[]
}
export interface End {
  winners: Seat[]
  why: 'hand_empty' | 'deadlock' | 'ply_limit'
}
/**
 * So many cards were dealt to a seat.
 */
export interface Dealt {
  kind: 'dealt'
  seat: Seat
  cards: number
}
/**
 * The viewer knows that hand: its own as it is dealt, and of two seats that of the other, once both are dealt.
 */
export interface HandKnown {
  kind: 'hand_known'
  seat: Seat
  cards: Card[]
}
/**
 * A seat has chosen in secret. `choice`, a form or a card, is told to that seat alone.
 */
export interface Chose {
  kind: 'chose'
  seat: Seat
  what: 'form' | 'card'
  choice?: string
}
/**
 * The form of a seat was revealed. `shape` is what it counts as; null for a chameleon.
 */
export interface Revealed {
  kind: 'revealed'
  seat: Seat
  form: Form
  shape: Form | null
}
/**
 * joker_played: one of the seat's went back to the stock. joker_taken: it alone discarded, and took one from there.
 */
export interface Joker {
  kind: 'joker_played' | 'joker_taken'
  seat: Seat
}
/**
 * A lone chameleon has decided what it is.
 */
export interface Shaped {
  kind: 'shaped'
  seat: Seat
  shape: Form
}
/**
 * A card was revealed. discarded: it succeeded and is gone. took_back: it failed and goes back to the hand, where all have seen it.
 */
export interface Played {
  kind: 'discarded' | 'took_back'
  seat: Seat
  card: Card
}
/**
 * recovered: the form that was drained comes back. drained: the form just played cannot be played in the next turn.
 */
export interface Drain {
  kind: 'recovered' | 'drained'
  seat: Seat
  form: Form
}
/**
 * The turn is over: what lay on the table is `last` from now on.
 */
export interface TurnEnded {
  kind: 'turn_ended'
  turns: number
  /**
   * Turns in a row without a discard.
   */
  idle: number
  last: Turn
}
/**
 * What is awaited now, and whose choice, where all choose at once.
 */
export interface Awaits {
  kind: 'awaits'
  stage: 'forms' | 'shape' | 'cards'
  seats: Seat[]
}
/**
 * The game is over.
 */
export interface Ended {
  kind: 'ended'
  winners: Seat[]
  why: 'hand_empty' | 'deadlock' | 'ply_limit'
}
/**
 * The last card of the hand succeeds in that form, whatever the others play.
 */
export interface LastCard {
  kind: 'last_card'
  card: Card
  form: Form
}
/**
 * The last card of another does not succeed, whichever it is.
 */
export interface DeniesLast {
  kind: 'denies_last'
  seat: Seat
}
/**
 * A card succeeds in this turn and another in the next, whatever the others play.
 */
export interface SureTwice {
  kind: 'sure_twice'
  card: Card
  form: Form
  next_card: Card
  next_form: Form
}
/**
 * A card succeeds in that form, whatever the others play.
 */
export interface Sure {
  kind: 'sure'
  card: Card
  form: Form
}
/**
 * A card fails in that form beside a third at most of the cards that the others may play.
 */
export interface StoppedBy {
  kind: 'stopped_by'
  card: Card
  form: Form
  /**
   * Beside how many.
   */
  cards: number
  /**
   * How many there are.
   */
  of: number
}
/**
 * At least two thirds of the cards that the others may play do not succeed beside the card.
 */
export interface Stops {
  kind: 'stops'
  /**
   * How many.
   */
  cards: number
  /**
   * How many there are.
   */
  of: number
  /**
   * Whether the seat surely takes a joker, as the only one to discard.
   */
  joker: boolean
}
/**
 * A card is likelier to go as the peacock than not, and half or more of the cards that the others may play would stop it in either other form.
 */
export interface RidsOfMiddle {
  kind: 'rids_of_middle'
  card: Card
  /**
   * How many would stop it as the jackrabbit.
   */
  lower: number
  /**
   * How many as the lion.
   */
  higher: number
  /**
   * How many there are.
   */
  of: number
}
/**
 * A card stays in the hand that would be stopped by as many.
 */
export interface Spares {
  kind: 'spares'
  card: Card
}
/**
 * The others have seen the card: if it fails, they learn nothing.
 */
export interface SeenBefore {
  kind: 'seen_before'
}
/**
 * Nobody else has a joker: the chameleon's form is chosen once all others are seen, and nothing is drained.
 */
export interface SeesForms {
  kind: 'sees_forms'
}
/**
 * Nobody else can take that form in this turn.
 */
export interface Uncontested {
  kind: 'uncontested'
  form: Form
}
