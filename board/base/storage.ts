// What this device keeps, part by part: the lessons done, the puzzles solved, what tables were set with, the language, the size of the text, the theme, what
// boards are made of, the pace, sound; what it keeps of tables is in play/storage/saved_seats.ts. Private browsing may forbid it; then the page forgets
// and goes on.

const keyPrefix = 'nemeton.'

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(keyPrefix + name) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Whether it was done; where storage is full or forbidden nothing is kept. */
function write(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(keyPrefix + name)
    else localStorage.setItem(keyPrefix + name, JSON.stringify(value))
    return true
  } catch {
    return false
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
  learnt: (game: string) => read<Record<string, string[]>>('completedLessons')?.[game] ?? [],
  keepLearnt(game: string, lesson: string): void {
    const all = read<Record<string, string[]>>('completedLessons') ?? {}
    write('completedLessons', { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] })
  },

  /** What a table of a game was set with last, as it was kept. */
  setting: (game: string) => read<Record<string, unknown>>('lastSetups')?.[game] ?? null,
  keepSetting(game: string, setting: object): void {
    write('lastSetups', { ...read<Record<string, unknown>>('lastSetups'), [game]: setting })
  },

  language: () => read<string>('language'),
  keepLanguage: (language: string) => write('language', language),

  text: () => read<string>('textSize'),
  keepText: (size: string | null) => write('textSize', size),

  theme: () => read<'light' | 'dark'>('theme'),
  keepTheme: (theme: 'light' | 'dark' | null) => write('theme', theme),

  look: () => read<string>('boardMaterial'),
  keepLook: (look: string | null) => write('boardMaterial', look),

  pace: () => read<string>('animationSpeed'),
  keepPace: (pace: string | null) => write('animationSpeed', pace),

  sound: () => read<true>('sound') === true,
  /** Whether sound was ever switched, or asked for. */
  soundAsked: () => read<true>('soundOffered') === true,
  keepSound(on: boolean): void {
    write('sound', on || null)
    write('soundOffered', true)
  },

  haptics: () => read<false>('haptics') !== false,
  keepHaptics: (on: boolean) => write('haptics', on ? null : false),

  /** Every part by its name, as it is kept; what cannot be read is left out. */
  everything(): Record<string, unknown> {
    const parts = names().map((name): [string, unknown] => [name, read(name)])
    return Object.fromEntries(parts.filter(([, value]) => value !== null))
  },
  part: <T>(name: string) => read<T>(name),
  has: (name: string) => names().includes(name),
  /** The parts named `part.ID`, by their ids; what cannot be read is left out. */
  parts<T>(part: string): Record<string, T> {
    const found = names().filter((name) => name.startsWith(`${part}.`))
    const all = found.map((name) => [name.slice(part.length + 1), read<T>(name)] as const)
    return Object.fromEntries(all.filter((each): each is readonly [string, T] => each[1] !== null))
  },
  /** Keeps a part in place of what was there; null drops it. The answer is whether that was possible. */
  keepPart: (name: string, value: unknown) => write(name, value),
  /** Calls `listener` when another tab has kept or dropped a part, or one of those named `part.ID`; the answer ends that. */
  watch(part: string, listener: () => void): () => void {
    const own = keyPrefix + part
    const hear = ({ key }: StorageEvent) => {
      // Everything was deleted at once: there is no key.
      if (key === null || key === own || key.startsWith(`${own}.`)) listener()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
  clear: () => names().forEach((name) => write(name, null)),
}
