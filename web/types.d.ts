// What the build makes of files that are not TypeScript, and of the games that it finds (tools/games.ts).
declare module '*.md' {
  const html: string
  export default html
}

declare module 'virtual:nemeton/games' {
  type Load<T> = (() => Promise<T>) | null
  const games: Record<
    string,
    {
      part: Load<{ default: import('./board/game').AnyGamePart }>
      lessons: Load<import('./board/lesson').GameLessons>
      hides: boolean
      books: Record<import('./base/languages').Language, Load<{ default: string }>>
    }
  >
  export default games
}

declare module 'virtual:nemeton/words/*' {
  const words: Record<string, import('./board/words').GameWords>
  export default words
}
