// The archive as a file, and the way back in. A file may also be a single record, as docs/protocol.md has it.
import type { SeatInfo } from '../../shared/api/tables'
import type { GameEvent } from '@nemeton/board/game'
import { isGame } from '../../shared/games/games'
import { savedGames, type SavedGame } from '../../play/storage/saved_games'
import type { GameRecord } from '../../shared/games/game_record'

const archiveFormat = 1

/** Every game that is over, by its id. */
export function exportArchive(): object {
  const games = savedGames.all().filter(([, { returns }]) => returns)
  return { nemeton: archiveFormat, games: Object.fromEntries(games) }
}

/** What the rules say of a record: its events, or in words what is wrong with it. */
export type ReadRecord = (
  record: unknown,
) => Promise<{ record: GameRecord; events: GameEvent[] } | string | null>

/** How many games were not here, and how many could not be read. */
export interface ImportResult {
  added: number
  wrong: number
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name that follows from a record, so that one that is brought in twice is there once. */
function nameOf(record: unknown): string {
  let hash = 0xcbf29ce484222325n // FNV-1a
  for (const byte of new TextEncoder().encode(JSON.stringify(record)))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(36)
}

const seatInfo = ({ kind, level }: SeatInfo): SeatInfo =>
  kind === 'bot' ? { kind, level } : { kind: kind === 'person' ? kind : 'recorded' }

/** The game of an entry, once the rules have read its record; null where they refuse it. */
async function game(entry: Record<string, unknown>, read: ReadRecord): Promise<SavedGame | null> {
  const found = await read(entry.record)
  if (found === null || typeof found === 'string' || !isGame(found.record.game)) return null
  const { record, events } = found
  const { seats, mine, returns, moved, from } = entry as unknown as SavedGame
  const known = Array.isArray(seats) && seats.length === record.seats && seats.every(isObject)
  const own = Array.isArray(mine)
    ? mine.filter((seat) => Number.isInteger(seat) && seat >= 0 && seat < record.seats)
    : []
  const numbers = Array.isArray(returns) && returns.every((each) => typeof each === 'number') ? returns : []
  return {
    record,
    seats: known ? seats.map(seatInfo) : Array.from({ length: record.seats }, () => ({ kind: 'recorded' })),
    mine: known ? own : [],
    toAct: [],
    // Who gave up stands in no record.
    returns: events.at(-1)!.state.returns ?? numbers,
    moved: Number.isFinite(moved) ? moved : Date.now(),
    ...(known && from === undefined ? {} : { from: from === 'server' ? from : 'file' }),
  }
}

/** Takes in what a file holds, beside what is here; null if it is neither an archive nor a record. */
export async function importArchive(file: unknown, read: ReadRecord): Promise<ImportResult | null> {
  if (!isObject(file) || file.nemeton !== archiveFormat) return null
  const single = Array.isArray(file.steps)
  if (!single && !isObject(file.games)) return null
  const entries = single ? [[nameOf(file), { record: file }] as const] : Object.entries(file.games as object)
  const taken: ImportResult = { added: 0, wrong: 0 }
  for (const [id, entry] of entries) {
    if (savedGames.get(id)) continue
    const found = /^[\w-]{1,64}$/.test(id) && isObject(entry) ? await game(entry, read) : null
    if (!found || savedGames.keep(id, found)) ++taken.wrong
    else ++taken.added
  }
  return taken
}
