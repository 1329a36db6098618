// React's hook of the same name, which Preact has in its compat package only; ESLint's rules for hooks know it by that name.
import { useRef } from 'preact/hooks'

/** A function for effects that calls the newest `callback`, so that no effect runs again when only that changes. */
export function useEffectEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback)
  newest.current = callback
  return (...args) => newest.current(...args)
}
