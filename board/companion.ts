// What a game gives for the phone beside a game on paper: its folder has page/companion.tsx, whose default export is a `Companion`. One
// view shows those of all games (web/companion), keeps what was thrown, drawn and dealt, and draws by lot.
import type { FunctionComponent } from 'preact'

/** Dice that everybody sees, rolled together or one of them again. */
interface Dice {
  kind: 'dice'
  count: number
}

/** Throwing sticks. */
interface Sticks {
  kind: 'sticks'
  count: number
  /** A stick with one side up, and what it counts: in a box of 160 × 30 around the origin. */
  Stick: FunctionComponent<{ stick: number; up: boolean }>
  /** What was thrown, in a few words. */
  says(up: boolean[]): string
}

/** Dice under cups: each seat looks under its own. */
interface Cups {
  kind: 'cups'
  /** At the start, for each seat. */
  dice: number
  /** In a box of 120 × 120 around the origin. */
  Cup: FunctionComponent<{ seat: number }>
}

/** Pieces that are drawn and not put back, until none is left: then all are. */
interface Pile {
  kind: 'pile'
  pieces: string[]
  /** In a box of 200 × 100 around the origin. */
  Face: FunctionComponent<{ piece: string }>
  says(piece: string): string
}

/** Cards that are dealt out evenly and in secret, laid face down and turned over together. */
interface Hands {
  kind: 'hands'
  cards: string[]
  /** In a box of 60 × 74 around the origin. */
  Face: FunctionComponent<{ card: string }>
  Back: FunctionComponent
  says(card: string): string
}

/** What each seat counts, such as coins. */
interface Counters {
  kind: 'counters'
  name: string
}

/** Cards with questions, some of which are in play: a right answer uses a card up. */
interface Questions {
  kind: 'questions'
  /** How many may be in play. */
  counts: number[]
  cards: { ask: string; answers: string[]; right: string; why: string }[]
}

export type Tool = Dice | Sticks | Cups | Pile | Hands | Counters | Questions

export interface Companion {
  /** What comes before the first turn, in short sentences, beside the game's own way of drawing lots. */
  start?: string
  /** Who begins: anybody, by lot, or always the same seat; or all seats act at once, and there is no order. */
  order: 'lot' | 'fixed' | 'together'
  /** A turn, step by step, in short sentences. */
  turn: string[]
  tools: Tool[]
  /** The class that the game's style sheets know its art by. */
  class: string
}
