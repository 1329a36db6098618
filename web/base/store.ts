// What this device keeps, part by part: the lessons done, the language, the size of the text, the theme, sound; what it keeps of tables is
// in table/kept_tables.ts. Private browsing may forbid it; then the page forgets and goes on.

const keyPrefix = 'nemeton.'

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(keyPrefix + name) ?? 'null') as T | null
  } catch {
    return null
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(keyPrefix + name)
    else localStorage.setItem(keyPrefix + name, JSON.stringify(value))
  } catch {
    // Full or forbidden: nothing is kept.
  }
}

/** Of all that is kept. */
function names(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(keyPrefix) ? [name.slice(keyPrefix.length)] : [],
    )
  } catch {
    return []
  }
}

export const store = {
  /** The lessons of a game that were done. */
  learnt: (game: string) => read<Record<string, string[]>>('learnt')?.[game] ?? [],
  keepLearnt(game: string, lesson: string): void {
    const all = read<Record<string, string[]>>('learnt') ?? {}
    write('learnt', { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] })
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
  /** Calls `listener` when another tab has kept or dropped a part; the answer ends that. */
  watch(part: string, listener: () => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      if (key === keyPrefix + part) listener()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
  clear: () => names().forEach((name) => write(name, null)),
}
