// Small hooks: what is loaded later, what the reader prefers.
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'

/** What a promise gives, or null before; `load` is asked again when `key` changes. */
export function useLoaded<T>(load: () => Promise<T>, key: unknown): T | null {
  const [loaded, setLoaded] = useState<{ key: unknown; value: T } | null>(null)
  const start = useEffectEvent(load)
  useEffect(() => {
    let wanted = true
    start().then(
      (value) => wanted && setLoaded({ key, value }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [key])
  return loaded && loaded.key === key ? loaded.value : null
}

/** What a module is there for, loaded when it is first wanted; null before, and while it is not. */
export const useLazy = <T>(wanted: boolean, load: () => Promise<{ default: T }>): T | null =>
  useLoaded(async () => (wanted ? (await load()).default : null), wanted)

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
