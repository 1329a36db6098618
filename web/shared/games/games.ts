// The games that there are, as they stand on the shelf. Boards, rule books and lessons are loaded when they are first shown.
import found from 'virtual:nemeton/games'
import type { AnyGamePart } from '@nemeton/board/game'
import type { GameLessons } from '@nemeton/board/lesson'
import { spoken } from '@nemeton/board/base/language'
import { useLoaded } from '../browser/hooks'

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

interface Game {
  part(): Promise<AnyGamePart>
  /** The rule book as HTML, in the language of the page or in English; empty where there is none. */
  book(): Promise<string>
  /** Null where there are none. */
  lessons: (() => Promise<GameLessons>) | null
  /** The fewest who can play it. */
  least: number
  /** How long a game takes, where its manifest says so. */
  minutes: number | null
  /** How much of it is luck, from 0 to 1, where its manifest says so. */
  luck: number | null
  /** Whether its rules know a tie. */
  tie: boolean
  /** The options that are asked for first. */
  choices: string[]
  /** Whether it keeps puzzles. */
  puzzles: boolean
}

/** The rule book of a game in the language of the page, or else in English. */
async function loadBook(id: GameId): Promise<string> {
  const { default: english, others } = await import('virtual:nemeton/books')
  const load = (await spoken(english, others))[id] ?? english[id]
  return load ? (await load()).default : ''
}

const games = new Map<GameId, Game>(
  Object.entries(found).map(([id, { part, lessons, hides, ...facts }]) => [
    id,
    {
      part: once(async () =>
        part ? (await part()).default : (await import('./plain_board')).plainPart(id, hides),
      ),
      book: once(() => loadBook(id)),
      lessons: lessons && once(lessons),
      ...facts,
    },
  ]),
)

export const gameIds: GameId[] = [...games.keys()]
export const isGame = (id: string | null): id is GameId => id !== null && games.has(id)

/** What a game has, of one that there is. */
export const gameOf = (id: GameId): Game => games.get(id)!

/** A game's board and words, once they are loaded. */
export const usePart = (game: GameId | null): AnyGamePart | null =>
  useLoaded(async () => (game === null ? null : gameOf(game).part()), game)
