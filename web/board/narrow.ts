// Whether a board has little room, for games that are laid out in two ways.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

const kNarrow = 640 // px

/** To be put on the board's element; true while that is narrow. A picture, which nobody plays on, is always the wide one. */
export function useNarrow(picture: boolean): [{ current: HTMLDivElement | null }, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [narrow, setNarrow] = useState(() => window.innerWidth < kNarrow)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setNarrow(element.current!.clientWidth < kNarrow))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, narrow && !picture]
}
