// The games that the page has boards for, each loaded when it is first shown. A new game is added here and in
// messages/.
import type { AnyGamePart } from './game'

interface GameRoom {
  part(): Promise<{ default: AnyGamePart }>
  /** The rule book as HTML. */
  book(): Promise<{ default: string }>
}

/**
 * Asks for a board but once, unless that failed: Safari 17 and before hand out a module that awaits its words too early to
 * whoever asks for it a second time meanwhile.
 */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

export const games = {
  brandubh: {
    part: once(() => import('../games/brandubh/board')),
    book: () => import('../games/brandubh/book.md'),
  },
  danube: {
    part: once(() => import('../games/danube/board')),
    book: () => import('../games/danube/book.md'),
  },
} satisfies Record<string, GameRoom>

export type GameId = keyof typeof games
