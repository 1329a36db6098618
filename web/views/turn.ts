// Boards are costly to draw. Where a view has many, each is drawn when it comes into view, and in a frame of its own, so that a press
// in between is heard at once.
import { useEffect, useState } from 'preact/hooks'

const waiting = new Set<() => void>()
let isWalking = false

function walk(): void {
  const [first] = waiting
  isWalking = first !== undefined
  if (!first) return
  waiting.delete(first)
  first()
  // A task after the frame, in which the browser lays out and paints what was just drawn.
  requestAnimationFrame(() => setTimeout(walk))
}

/** Whether it is the turn of what will be drawn in that place, or has been. */
export function useTurn(place: { current: Element | null }): boolean {
  const [came, setCame] = useState(false)
  useEffect(() => {
    const come = () => setCame(true)
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return
      waiting.add(come)
      if (!isWalking) walk()
    })
    seen.observe(place.current!)
    return () => {
      seen.disconnect()
      waiting.delete(come)
    }
  }, [place])
  return came
}
