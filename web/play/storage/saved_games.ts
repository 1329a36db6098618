// The games on this device: every local one, and the records of others that are over. Each is a part of its own in storage, so that tabs
// that play different games do not write over each other. Storage may be full or switched off: then a game lasts as long as the page.
import type { SeatInfo } from '../../shared/api/tables'
import type { Seat } from '@nemeton/board/game'
import { store } from '@nemeton/board/base/storage'
import type { GameRecord } from '../../shared/games/game_record'

export interface SavedTable {
  record: GameRecord
  seats: SeatInfo[]
}

export interface SavedGame extends SavedTable {
  /** The seats of this device. */
  mine: Seat[]
  /** Whom it waits for. */
  toAct: Seat[]
  /** How it ended; null while it goes on. */
  returns: number[] | null
  /** When something happened there last, in milliseconds since 1970. */
  moved: number
  /** Left out where it was played here; else at a table of the server, or where nobody knows: it came in a file. */
  from?: 'server' | 'file'
}

/** Why a game is not kept: storage is full or off; or so many go on that one has to be finished or deleted first. */
export type SaveFailure = 'full' | 'many'

const part = 'game'
const nameOf = (id: string) => `${part}.${id}`
/** How many may go on at once. */
export const maxUnfinished = 100
/** How many characters all that are over may have together; the oldest go first. Browsers give about five million. */
export const maxFinishedSize = 2_000_000

/** Games that storage did not take. */
const unsaved = new Map<string, SavedGame>()

/** The seats of people, who all play on this device. */
export const personSeats = (seats: SeatInfo[]): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

const newGame = (saved: SavedTable, moved = Date.now()): SavedGame => ({
  ...saved,
  mine: personSeats(saved.seats),
  toAct: [],
  returns: null,
  moved,
})

const isSavedGame = (game: SavedGame | null): game is SavedGame =>
  Array.isArray(game?.record?.steps) && Array.isArray(game.seats)

/** Before version 0.2 a device kept one game; its seed names it, so that it is the same one however often it is taken over. */
function takeOver(): void {
  const only = store.part<SavedTable>('local')
  if (!only) return
  if (isSavedGame(only as SavedGame)) {
    const id = (only.record.seed ?? 0).toString(36)
    if (!store.keepPart(nameOf(id), newGame(only))) return
  }
  store.keepPart('local', null)
}

/** All that storage holds, by id. */
function stored(): [string, SavedGame][] {
  takeOver()
  return Object.entries(store.parts<SavedGame>(part)).filter(([, game]) => isSavedGame(game))
}

/** Those that are over, the oldest last. */
const finished = (games: [string, SavedGame][]) =>
  games.filter(([, { returns }]) => returns).sort(([, a], [, b]) => b.moved - a.moved)

const sizeOf = (game: SavedGame) => JSON.stringify(game).length

export const savedGames = {
  all: (): [string, SavedGame][] => [...stored().filter(([id]) => !unsaved.has(id)), ...unsaved],

  get(id: string): SavedGame | null {
    takeOver()
    const game = unsaved.get(id) ?? store.part<SavedGame>(nameOf(id))
    return isSavedGame(game) ? game : null
  },

  /** The local game that was played last. */
  newest(): [string, SavedGame] | null {
    const here = savedGames.all().filter(([, { from }]) => !from)
    return here.reduce<[string, SavedGame] | null>(
      (best, each) => (best && best[1].moved >= each[1].moved ? best : each),
      null,
    )
  },

  /** Keeps a game in place of what was there under its id; null, or why it is not kept. */
  keep(id: string, game: SavedGame): SaveFailure | null {
    const name = nameOf(id)
    const isNew = !store.has(name)
    const others = isNew || game.returns ? stored().filter(([other]) => other !== id) : []
    if (isNew && !game.returns && others.filter(([, { returns }]) => !returns).length >= maxUnfinished) {
      unsaved.set(id, game)
      return 'many'
    }
    if (game.returns) {
      let room = maxFinishedSize - sizeOf(game)
      for (const [other, each] of finished(others)) if ((room -= sizeOf(each)) < 0) savedGames.drop(other)
    }
    while (!store.keepPart(name, game)) {
      const oldest = finished(stored().filter(([other]) => other !== id)).at(-1)
      if (oldest) savedGames.drop(oldest[0])
      else {
        unsaved.set(id, game)
        return 'full'
      }
    }
    unsaved.delete(id)
    return null
  },

  /** Begins a local game; the answer is its address. */
  begin(saved: SavedTable): string {
    const id = newId()
    savedGames.keep(id, newGame(saved))
    return `/local/${id}`
  },

  drop(id: string): void {
    unsaved.delete(id)
    store.keepPart(nameOf(id), null)
  },

  /** Calls `listener` when another tab has kept or dropped that game, or any; the answer ends that. */
  watch: (id: string | null, listener: () => void) => store.watch(id === null ? part : nameOf(id), listener),
}

/** Forty bits: enough for the games of one device. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => (byte & 31).toString(32)).join('')
}
