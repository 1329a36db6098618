// What this device keeps: the local table, the keys of seats, tables that are over, the lessons done, the language, the size of the
// text, the theme, sound. Private browsing may forbid it; then the page forgets and goes on.
import type { Seat } from '../board/game'
import type { KnownDice } from '../table/dice'
import type { GameRecord } from '../table/host'
import type { MyTable } from '../seats/mine'
import type { SeatInfo } from '../table/table'

export interface SavedTable {
  record: GameRecord
  seats: SeatInfo[]
}

export interface SeatKey {
  seat: Seat | null
  key: string
}

const kPrefix = 'nemeton.'

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(kPrefix + name) ?? 'null') as T | null
  } catch {
    return null
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(kPrefix + name)
    else localStorage.setItem(kPrefix + name, JSON.stringify(value))
  } catch {
    // Full or forbidden: nothing is kept.
  }
}

/** Of all that is kept. */
function names(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(kPrefix) ? [name.slice(kPrefix.length)] : [],
    )
  } catch {
    return []
  }
}

/** Of how many remote tables keys are kept; those known to be over go first, and then the oldest. */
const kTables = 200

export const store = {
  local: () => read<SavedTable>('local'),
  keepLocal: (table: SavedTable) => write('local', table),

  /** The keys that this device has for a table, one for each person that plays there on it. */
  keys: (table: string) => read<Record<string, SeatKey[]>>('seats')?.[table] ?? [],
  keepKey(table: string, key: SeatKey): void {
    const { [table]: known = [], ...others } = read<Record<string, SeatKey[]>>('seats') ?? {}
    const keys = [...known.filter((each) => each.key !== key.key), { seat: key.seat, key: key.key }]
    const over = this.over()
    const rest = Object.entries(others).sort(([a], [b]) => Number(b in over) - Number(a in over))
    write('seats', Object.fromEntries([...rest.slice(1 - kTables), [table, keys]]))
  },

  /** Calls `listener` when another tab has kept or dropped keys; the answer ends that. */
  watchKeys(listener: () => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      if (key === `${kPrefix}seats`) listener()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },

  /** The tables at which what others say is not to be heard. */
  muted: (table: string) => (read<string[]>('muted') ?? []).includes(table),
  mute(table: string, muted: boolean): void {
    const others = (read<string[]>('muted') ?? []).filter((each) => each !== table)
    write('muted', muted ? [...others.slice(1 - kTables), table] : others)
  },

  /** All of them, by table; those of the newest last. */
  allKeys: () => read<Record<string, SeatKey[]>>('seats') ?? {},
  /** All that is kept of a table at the server. */
  dropTable(table: string): void {
    for (const part of ['seats', 'over', 'dice']) {
      const { [table]: _, ...others } = read<Record<string, unknown>>(part) ?? {}
      write(part, others)
    }
    this.mute(table, false)
  },

  /** What was told of tables whose game is over, so that it need not be asked for again. */
  over: () => read<Record<string, MyTable>>('over') ?? {},
  keepOver: (tables: MyTable[]) => write('over', Object.fromEntries(tables.map((each) => [each.id, each]))),

  /** The lessons of a game that were done. */
  learnt: (game: string) => read<Record<string, string[]>>('learnt')?.[game] ?? [],
  keepLearnt(game: string, lesson: string): void {
    const all = read<Record<string, string[]>>('learnt') ?? {}
    write('learnt', { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] })
  },

  /** What this device knows of the dice of a table. */
  dice: (table: string) => read<Record<string, KnownDice>>('dice')?.[table] ?? null,
  keepDice(table: string, known: KnownDice): void {
    const { [table]: _, ...others } = read<Record<string, KnownDice>>('dice') ?? {}
    write('dice', Object.fromEntries([...Object.entries(others).slice(1 - kTables), [table, known]]))
  },

  language: () => read<string>('language'),
  keepLanguage: (language: string) => write('language', language),

  text: () => read<string>('text'),
  keepText: (size: string | null) => write('text', size),

  theme: () => read<'light' | 'dark'>('theme'),
  keepTheme: (theme: 'light' | 'dark' | null) => write('theme', theme),

  sound: () => read<true>('sound') === true,
  keepSound: (on: boolean) => write('sound', on || null),

  /** Every part by its name, as it is kept; what cannot be read is left out. */
  everything(): Record<string, unknown> {
    const parts = names().map((name) => [name, read(name)])
    return Object.fromEntries(parts.filter(([, value]) => value !== null))
  },
  part: <T>(name: string) => read<T>(name),
  /** Keeps a part in place of what was there. */
  keepPart: (name: string, value: unknown) => write(name, value),
  clear: () => names().forEach((name) => write(name, null)),
}
