// The games that the page has boards for, each loaded when it is first shown. A new game is added here and in
// messages/.
import type { AnyGamePart } from '../board/game'
import { language, type Language } from '../base/language'

interface GameRoom {
  part(): Promise<{ default: AnyGamePart }>
  /** The rule book as HTML. */
  book(): Promise<{ default: string }>
}

/**
 * Asks for a module but once, unless that failed: Safari 17 and before hand out a module that awaits its words too early to
 * whoever asks for it a second time meanwhile.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

type Load = () => Promise<{ default: string }>

/** A rule book in the language of the page, or in English. */
const book = (books: Partial<Record<Language, Load>> & { en: Load }): Load => books[language] ?? books.en

export const games = {
  brandubh: {
    part: once(() => import('../../games/brandubh/page/board')),
    book: book({
      en: () => import('../../games/brandubh/book.md'),
      de: () => import('../../games/brandubh/book.de.md'),
    }),
  },
  danube: {
    part: once(() => import('../../games/danube/page/board')),
    book: book({
      en: () => import('../../games/danube/book.md'),
      de: () => import('../../games/danube/book.de.md'),
    }),
  },
  sigily: {
    part: once(() => import('../../games/sigily/page/board')),
    book: book({
      en: () => import('../../games/sigily/book.md'),
      de: () => import('../../games/sigily/book.de.md'),
    }),
  },
  tug: {
    part: once(() => import('../../games/tug/page/board')),
    book: book({
      en: () => import('../../games/tug/book.md'),
      de: () => import('../../games/tug/book.de.md'),
    }),
  },
  duel: {
    part: once(() => import('../../games/duel/page/board')),
    book: book({
      en: () => import('../../games/duel/book.md'),
      de: () => import('../../games/duel/book.de.md'),
    }),
  },
  tabulus: {
    part: once(() => import('../../games/tabulus/page/board')),
    book: book({
      en: () => import('../../games/tabulus/book.md'),
      de: () => import('../../games/tabulus/book.de.md'),
    }),
  },
  bluff: {
    part: once(() => import('../../games/bluff/page/board')),
    book: book({
      en: () => import('../../games/bluff/book.md'),
      de: () => import('../../games/bluff/book.de.md'),
    }),
  },
  triangulus: {
    part: once(() => import('../../games/triangulus/page/board')),
    book: book({
      en: () => import('../../games/triangulus/book.md'),
      de: () => import('../../games/triangulus/book.de.md'),
    }),
  },
  druidica: {
    part: once(() => import('../../games/druidica/page/board')),
    book: book({
      en: () => import('../../games/druidica/book.md'),
      de: () => import('../../games/druidica/book.de.md'),
    }),
  },
} satisfies Record<string, GameRoom>

export type GameId = keyof typeof games
