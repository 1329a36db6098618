// Small hooks: what is loaded later, what a table says, what the reader prefers.
import { useEffect, useState } from 'preact/hooks'
import type { AnyGamePart } from '../board/game'
import { games, type GameId } from '../shell/games'
import type { Table, TableState } from '../table/table'

/** What a promise gives, or null before; `load` is asked again when `key` changes. */
export function useLoaded<T>(load: () => Promise<T>, key: unknown): T | null {
  const [loaded, setLoaded] = useState<{ key: unknown; value: T } | null>(null)
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => wanted && setLoaded({ key, value }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [key])
  return loaded && loaded.key === key ? loaded.value : null
}

export const isGame = (id: string | null): id is GameId => id !== null && Object.hasOwn(games, id)

/** A game's board and words, once they are loaded. */
export function usePart(game: GameId | null): AnyGamePart | null {
  return useLoaded(async () => (game ? (await games[game].part()).default : null), game)
}

export function useTableState(table: Table): TableState {
  const [, again] = useState({})
  useEffect(() => {
    again({})
    return table.subscribe(() => again({}))
  }, [table])
  return table.state
}

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return matches
}
