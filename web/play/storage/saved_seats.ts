// What this device keeps of tables at the server: the keys of its seats, what is known of dice, tables that are over.
import type { SeatInfo } from '../../shared/api/tables'
import type { Seat } from '@nemeton/board/game'
import { hasServer } from '../../shared/browser/has_server'
import { store } from '@nemeton/board/base/storage'
import type { KnownDice } from '../dice/dice'

export interface SeatKey {
  seat: Seat | null
  key: string
  /** That this device gives for the dice there. */
  number?: string
  /** Why it opens the seat no more, as the code of an error. */
  lost?: string
}

/** Steps of a turn that the server has not been told: the tokens of `seat` that follow event `after`. */
export interface SavedDraft {
  seat: Seat
  after: number
  /** The token of that event, by which it is known again. */
  on?: string | null
  tokens: string[]
}

/** A table of this device, as it stands: one at the server of which it has keys, or a local one. */
export interface MyTable {
  id: string
  local?: true
  game: string
  seats: SeatInfo[]
  /** The seats of this device. */
  mine: Seat[]
  /** Whom the game waits for. */
  toAct: Seat[]
  /** How it ended; null while it goes on. */
  returns: number[] | null
  /** How many milliseconds are left to whom it waits for, where there are clocks. */
  left?: number
  /** When something happened there last, in milliseconds since 1970. */
  moved: number
}

/** Of how many remote tables keys are kept; those known to be over go first, and then the oldest. */
const maxTables = 200

/** Keys that came in a file open nothing on the static site. */
const allKeys = () => (hasServer && store.part<Record<string, SeatKey[]>>('seats')) || {}

export const savedSeats = {
  /** The keys that this device has for a table, one for each person that plays there on it. */
  keys: (table: string) => allKeys()[table] ?? [],
  keepKey(table: string, key: SeatKey): void {
    const { [table]: known = [], ...others } = store.part<Record<string, SeatKey[]>>('seats') ?? {}
    const before = known.find((each) => each.key === key.key)
    const number = key.number ?? before?.number
    const kept = { seat: key.seat, key: key.key, ...(number && { number }) }
    const keys = [...known.filter((each) => each !== before), kept]
    const over = this.over()
    const rest = Object.entries(others).sort(([a], [b]) => Number(b in over) - Number(a in over))
    store.keepPart('seats', Object.fromEntries([...rest.slice(1 - maxTables), [table, keys]]))
  },

  /** Has these keys alone for a table. */
  replaceKeys: (table: string, keys: SeatKey[]) =>
    store.keepPart('seats', { ...store.part<Record<string, SeatKey[]>>('seats'), [table]: keys }),

  /** Keeps why a key opens its seat no more; the code, or the one of before where this one says less. */
  lose(table: string, key: string, code: string): string {
    const keys = this.keys(table)
    const known = keys.find((each) => each.key === key)
    const lost = code === 'bad_key' ? (known?.lost ?? code) : code
    if (known) this.replaceKeys(table, [...keys.filter((each) => each !== known), { ...known, lost }])
    return lost
  },

  /** The number for the dice of a seat of this device; made when it is asked for first. */
  number(table: string, key: string, make: () => string): string {
    const kept = this.keys(table).find((each) => each.key === key) ?? { seat: null, key }
    const number = kept.number ?? make()
    if (!kept.number) this.keepKey(table, { ...kept, number })
    return number
  },

  /** Calls `listener` when another tab has kept or dropped keys; the answer ends that. */
  watchKeys: (listener: () => void) => store.watch('seats', listener),

  /** The tables at which what others say is not to be heard. */
  muted: (table: string) => (store.part<string[]>('mutedTables') ?? []).includes(table),
  mute(table: string, muted: boolean): void {
    const others = (store.part<string[]>('mutedTables') ?? []).filter((each) => each !== table)
    store.keepPart('mutedTables', muted ? [...others.slice(1 - maxTables), table] : others)
  },

  /** All of them, by table; those of the newest last. */
  allKeys,
  /** All that is kept of a table at the server. */
  dropTable(table: string): void {
    for (const part of ['seats', 'over', 'dice', 'drafts']) {
      const { [table]: _, ...others } = store.part<Record<string, unknown>>(part) ?? {}
      store.keepPart(part, others)
    }
    this.mute(table, false)
  },

  /** What was told of tables whose game is over, so that it need not be asked for again. */
  over: () => store.part<Record<string, MyTable>>('finishedTables') ?? {},
  keepOver: (tables: MyTable[]) =>
    store.keepPart(
      'finishedTables',
      tables.length > 0 ? Object.fromEntries(tables.map((each) => [each.id, each])) : null,
    ),

  draft: (table: string) => store.part<Record<string, SavedDraft>>('drafts')?.[table] ?? null,
  keepDraft(table: string, draft: SavedDraft | null): void {
    const { [table]: _, ...others } = store.part<Record<string, SavedDraft>>('drafts') ?? {}
    const all = draft ? { ...others, [table]: draft } : others
    store.keepPart('drafts', Object.keys(all).length > 0 ? all : null)
  },

  /** What this device knows of the dice of a table. */
  dice: (table: string) => store.part<Record<string, KnownDice>>('dice')?.[table] ?? null,
  keepDice(table: string, known: KnownDice): void {
    const { [table]: _, ...others } = store.part<Record<string, KnownDice>>('dice') ?? {}
    store.keepPart(
      'dice',
      Object.fromEntries([...Object.entries(others).slice(1 - maxTables), [table, known]]),
    )
  },
}
