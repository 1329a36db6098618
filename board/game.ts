// What a game gives to the page. Each game's folder has a board.tsx whose default export is a `GamePart`; it is loaded
// when the game is first shown. The frame (web/) knows games through this file alone.
//
// A game's own words stand beside it in words/, a file a language; words/index.ts gives the board those of the page's language.
// Its name, its blurb and the names of its seats are needed before, and are in its manifest.
import type { FunctionComponent, JSX } from 'preact'
import type { Ahead } from './ahead'
import type { AnyEffect } from './effects'
import type { GameEvent, Options, Seat } from './event'
import type { Persons } from './person'
import type { Because } from './reasons'

export * from './event'

export interface BoardProps<View, Effect extends AnyEffect = AnyEffect> {
  /** The position to draw. */
  view: View
  /** The position that the event came from, or null where there is none (event 0, a jump through the list). */
  before: View | null
  /** The event that led to `view`: what to mark as the last move, what to animate. Null for the game's picture. */
  event: GameEvent<View, Effect> | null
  /**
   * The legal tokens of the seat that plays on this device now; one seat's, also where several choose at once. Empty when it
   * is nobody's turn here, when this seat has made its choice, and in the past.
   */
  actions: string[]
  /**
   * The seat that sits at the bottom of the board. Where the game hides things it is the one whose view this is, if it is a
   * seat's: a spectator's view has a seat here too, so what is hidden has to be read off the view alone.
   */
  seat: Seat
  onAct(token: string): void
  /** What was chosen ahead (`ahead` of the game's part), and how to choose it or, with null, take it back; left out where nothing can be. */
  ahead?: string | null
  onAhead?: ((choice: string | null) => void) | undefined
  /**
   * What others have done since the reader last acted, in order, for marks of where it moved; in the past, the turn of the event
   * that is shown, up to that. Empty where there is nothing to tell.
   */
  trail: GameEvent<View, Effect>[]
  /**
   * An action that is advised here, or would have been better: an arrow that is told from those of `trail`, or rings around what is to be
   * pressed. Where the game hides things it has no effects, and its view is that of now.
   */
  advice?: GameEvent<View, Effect> | null
  /** Whether movement is shown: false in the past, for jumps, and where reduced motion is asked for. */
  animate: boolean
}

/**
 * What an event sounds like: `wood`, a piece that is put down; `stone`, a tile or stone; `knock`, a piece that is struck or
 * taken; `dice` and `sticks` that fall; `coin`; `card`, laid or turned. `end`, the end of a game, the frame adds by itself.
 */
export type Sound = 'wood' | 'stone' | 'knock' | 'dice' | 'sticks' | 'coin' | 'card' | 'end'

/** A seat as it looks: a mark that differs in shape, not in colour alone. Drawn in a 24 × 24 box by `Mark`. */
export interface SeatLook {
  /** The name of the side, such as "Attackers"; from the game's words. */
  name: string
  /** SVG content for viewBox "0 0 24 24"; colours are CSS variables of the game's css. It also stands where no board is. */
  Mark: FunctionComponent
  /** The colour of the mark, for a line that stands for the seat. */
  colour?: string
}

/** What falls to a seat when it is drawn who sits where: a throw, a tile, a hand that opens. */
export interface Cast {
  seat: Seat
  value: number
}

/** The game's own means of drawing who begins, or who has which side. */
export interface StartingDraw {
  /** What decides, in a sentence: "Who first throws a 1 begins." */
  rule: string
  /**
   * What falls, in its order: as likely as by the real means where they have the seats come out as they did. `below(n)` is a
   * random number from 0 to n − 1.
   */
  casts(seats: number, below: (n: number) => number): Cast[]
  /** What fell, as SVG content for viewBox "0 0 96 48". */
  Figure: FunctionComponent<Cast>
  /** The same after a name and a colon: "a 1". */
  says(cast: Cast): string
}

/** One thing that counts in a game, as it stands for one seat. */
export interface PanelItem {
  /** From the game's own art: SVG content for viewBox "0 0 24 24"; it also stands where no board is. */
  Icon: FunctionComponent
  /** As few characters as can be, and none where the icon says it. */
  value: number | string
  /** All of it in words, without the seat: "two boats home". */
  label: string
}

export interface GamePart<View, Effect extends AnyEffect = AnyEffect> {
  /** The board: one <svg> (or a few elements) that fills the width it is given; takes clicks, drags and keys. */
  Board: (props: BoardProps<View, Effect>) => JSX.Element
  /** Width over height of what `Board` draws, so that the frame can give it the right room. */
  aspect: number
  /** The same on a screen that is wide and low (`lowScreen` in narrow.ts), if it differs there. */
  lowAspect?: number
  /** By seat, for the most seats that the game can have. */
  seats: SeatLook[]
  /**
   * Whether seats know different things. Several people at one screen then hand the device over: the board is taken away
   * between them, and drawn anew for the next.
   */
  hides?: boolean
  /**
   * Whether turns at the server are a draft until they are complete or chance follows, held for a moment then, and can be taken back
   * until they are sent. Where the game hides things, each choice is a turn for that.
   */
  drafts?: boolean
  /** Whether an action is nothing but a throw, of which everybody wants to see what it brings: that is not held. */
  throws?(token: string): boolean
  /** Loads what can be chosen ahead, to go on by itself; left out where there is nothing. */
  ahead?(): Promise<{ ahead: Ahead<View, Effect> }>
  /**
   * What happened, in a sentence: shown for an event of the past, and the name of its step in the list of moves. Not asked for event 0. `token` is null where the
   * viewer did not see it, such as a choice in secret. `persons` says who is who: the reader is "you".
   */
  describe(event: GameEvent<View, Effect>, before: View, persons: Persons): string
  /** The same in a few characters for the list of moves, such as "d2–e2×e3". */
  notation(event: GameEvent<View, Effect>, before: View): string
  /**
   * A turn of somebody, or what the reader has not seen of it yet, in one short line without a full stop; '' where it is worth
   * none. `events` are its own, none of somebody who gave up, `before` is the position that they came from. Left out, the sentences
   * of `describe` are joined.
   */
  summary?(events: GameEvent<View, Effect>[], before: View, persons: Persons): string
  /** Loads the notation with drawings in place of words, such as small dice; left out, the notation itself stands in the list. */
  note?(): Promise<{ Note: FunctionComponent<{ event: GameEvent<View, Effect>; before: View }> }>
  /**
   * An action that could be taken now, in a few characters; asked where the game hides things, since what would follow from it
   * cannot be shown. Left out, the token itself is read.
   */
  proposal?(token: string, view: View): string
  /** Loads what puts the reasons of the rules core into words, where the game gives any. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own reasons, and only it reads them
  reasons?(): Promise<{ because: Because<any> }>
  /**
   * What counts in this game, for one seat, in a few items, the most telling first: beside the name, as long as there is room.
   * What only some know is to be read off the view alone.
   */
  panel?(view: View, seat: Seat): PanelItem[]
  /** Who is ahead by the game's own count; none where that is even, or there is no such count. */
  leads?(view: View): Seat[]
  /** How it ended, in a sentence without the winner's name ("The king is home."); '' while it goes on. */
  ending(view: View, persons: Persons): string
  /**
   * How long an event stays on the board before the next one is shown, in milliseconds; 350 if left out. Not asked for event 0.
   * Not at all where this is 0: what follows then says it too. What decides a round, a fight or a match needs 1500 at least, so that
   * it can be read. The reader may have set another pace: see board/base/pace.ts.
   */
  linger?(event: GameEvent<View, Effect>, before: View): number
  /**
   * What is heard when an event is shown, where the reader has switched sound on; null for nothing. Not asked for event 0 nor
   * where somebody gives up or runs out of time. Left out, chance is `dice`, what the viewer does not see (a null token) is silent, and all else
   * is `wood`.
   */
  sound?(event: GameEvent<View, Effect>, before: View): Sound | null
  /** Shown where the seats of a table were drawn by lot; left out where the game has no means of its own for that. */
  startingDraw?: StartingDraw
  /** Options proposed for a table that is set on this day, in place of their defaults. */
  proposed?(day: Date): Options
  /** What can be prepared before a table with these options is set, shown below them. */
  Prepare?: FunctionComponent<{ options: Options }>
  /**
   * A position out of the middle of a game, for its picture: `Board` draws that when the page is built, where there is no browser,
   * with `event` null.
   */
  picture: { view: View; seat: Seat }
}

/** Any game's part, for the frame, which never looks into a view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a view is both taken and given, so unknown does not fit
export type AnyGamePart = GamePart<any, any>
