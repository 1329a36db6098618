// Whether a board has little room, for games that are laid out in two ways.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

const narrowWidth = 640 // px

/** A screen that is wide and low, as low.css has it: a board that is higher than wide does not go there. */
export const lowScreen = '(max-height: 30rem) and (orientation: landscape) and (max-width: 59.99rem)'

/** To be put on the board's element; true while that is narrow. A picture, which nobody plays on, is always the wide one. */
export function useNarrow(picture: boolean): [{ current: HTMLDivElement | null }, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const isNarrow = (width: number) => width < narrowWidth && !matchMedia(lowScreen).matches
  const [narrow, setNarrow] = useState(() => isNarrow(window.innerWidth))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setNarrow(isNarrow(element.current!.clientWidth)))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, narrow && !picture]
}
