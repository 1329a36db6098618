// The games that the page has boards for, each loaded when it is first shown. A new game is added here and in
// messages/en.ts.
import type { AnyGamePart } from './game'

interface GameRoom {
  part(): Promise<{ default: AnyGamePart }>
  /** The rule book as HTML. */
  book(): Promise<{ default: string }>
}

export const games = {
  brandubh: {
    part: () => import('../games/brandubh/board'),
    book: () => import('../games/brandubh/book.md'),
  },
  danube: {
    part: () => import('../games/danube/board'),
    book: () => import('../games/danube/book.md'),
  },
} satisfies Record<string, GameRoom>

export type GameId = keyof typeof games
