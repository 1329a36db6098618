// The games that there are, as they stand on the shelf. Boards, rule books and lessons are loaded when they are first shown.
import found from 'virtual:nemeton/games'
import type { AnyGamePart } from '../board/game'
import type { GameLessons } from '../board/lesson'
import { language } from '../base/language'
import { useLoaded } from '../base/use'

export type GameId = string

/**
 * Asks for a module but once, unless that failed: Safari 17 and before hand out a module that awaits its words too early to
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

interface Loads {
  part(): Promise<AnyGamePart>
  /** The rule book as HTML, in the language of the page or in English; empty where there is none. */
  book(): Promise<string>
  /** Null where there are none. */
  lessons: (() => Promise<GameLessons>) | null
}

const games = new Map<GameId, Loads>(
  Object.entries(found).map(([id, { part, books, lessons, hides }]) => {
    const book = books[language] ?? books.en
    return [
      id,
      {
        part: once(async () =>
          part ? (await part()).default : (await import('../plain/plain')).plainPart(id, hides),
        ),
        book: once(async () => (book ? (await book()).default : '')),
        lessons: lessons && once(lessons),
      },
    ]
  }),
)

export const gameIds: GameId[] = [...games.keys()]
export const isGame = (id: string | null): id is GameId => id !== null && games.has(id)

/** What a game has, of one that there is. */
export const gameOf = (id: GameId): Loads => games.get(id)!

/** A game's board and words, once they are loaded. */
export const usePart = (game: GameId | null): AnyGamePart | null =>
  useLoaded(async () => (game === null ? null : gameOf(game).part()), game)
