// What the build makes of files that are not TypeScript, and of the games that it finds (tools/games.ts).
declare module '*.md' {
  const html: string
  export default html
}

declare module '*?raw' {
  const text: string
  export default text
}

declare module 'virtual:nemeton/games' {
  type Load<T> = (() => Promise<T>) | null
  const games: Record<
    string,
    {
      part: Load<{ default: import('@nemeton/board/game').AnyGamePart }>
      lessons: Load<import('@nemeton/board/lesson').GameLessons>
      hides: boolean
      least: number
      minutes: number | null
      luck: number | null
      tie: boolean
      choices: string[]
      puzzles: boolean
    }
  >
  export default games
}

declare module 'virtual:nemeton/pictures' {
  /** By game, width over height. */
  const aspects: Record<string, number>
  export default aspects
}

declare module 'virtual:nemeton/puzzles' {
  const puzzles: Record<string, () => Promise<{ default: import('./learn/puzzles/puzzles').PuzzleFile }>>
  export default puzzles
}

declare module 'virtual:nemeton/paper' {
  type Load<T> = (() => Promise<T>) | null
  const paper: Record<
    string,
    { formats: string[]; companion: Load<{ default: import('@nemeton/board/companion').Companion }> }
  >
  export default paper
}

declare module 'virtual:nemeton/help' {
  const help: Record<string, Record<string, import('@nemeton/board/option_help').OptionHelp>>
  export default help
  /** By language. */
  export const others: Record<string, () => Promise<{ default: typeof help }>>
}

declare module 'virtual:nemeton/words' {
  const words: Record<string, import('@nemeton/board/words').GameWords>
  export default words
  /** By language. */
  export const others: Record<string, () => Promise<{ default: typeof words }>>
}

declare module 'virtual:nemeton/books' {
  const books: Record<string, (() => Promise<{ default: string }>) | null>
  export default books
  /** By language. */
  export const others: Record<string, () => Promise<{ default: typeof books }>>
}

/** https://github.com/mattdesl/gifenc, as far as it is used here; it has no types of its own. */
declare module 'gifenc' {
  type Palette = number[][]
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, colours: number): Palette
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array
  export function GIFEncoder(): {
    writeFrame(
      indexed: Uint8Array,
      width: number,
      height: number,
      /** `delay` in milliseconds. */
      options: {
        palette: Palette
        delay: number
        transparent: boolean
        transparentIndex: number
        dispose: number
      },
    ): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }
}

declare module 'subset-font' {
  interface Wanted {
    targetFormat: 'woff2' | 'sfnt'
    keepFeatures: string[]
    variationAxes: Record<string, number | { min: number; max: number; default: number }>
    noHinting: boolean
  }
  export default function subset(font: Uint8Array, letters: string, wanted: Wanted): Promise<Buffer>
}
