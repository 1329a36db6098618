// How much room a board has, for games that are laid out in two ways, and for letters that stay readable on both.
import './drawing.css'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

const narrowWidth = 640 // px

/** A screen that is wide and low, as low.css has it: a board that is higher than wide does not go there. */
export const lowScreen = '(max-height: 30rem) and (orientation: landscape) and (max-width: 59.99rem)'

const leastLetter = 12.1 // px

/** To be put on the board's element; true while that is narrow. A picture, which nobody plays on, is always the wide one. */
export function useNarrow(picture: boolean): [{ current: HTMLDivElement | null }, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const isNarrow = (width: number) => width < narrowWidth && !matchMedia(lowScreen).matches
  const [narrow, setNarrow] = useState(() => !picture && isNarrow(window.innerWidth))
  useLayoutEffect(() => {
    if (picture) return
    const measure = () => {
      const { clientWidth, style } = element.current!
      style.setProperty('--breadth', String(clientWidth))
      setNarrow(isNarrow(clientWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [picture])
  return [element, narrow]
}

/** For a drawing so many units wide within that element: `--least` is how large, in those, letters are at least, so that they can be read. */
export const leastLetters = (width: number) => ({
  '--least': `calc(${leastLetter * width}px * var(--letters) / var(--breadth, 100000))`,
})
