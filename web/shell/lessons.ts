// The lessons of each game, loaded when they are opened.
import { once } from './games'
import type { GameLessons } from '../board/lesson'

const found = import.meta.glob<GameLessons>('../../games/*/page/lessons.ts')

/** By the game's id. */
export const lessons: Record<string, () => Promise<GameLessons>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-3)!, once(load)]),
)
