// Boards are costly to draw. Where a view has many, each is drawn in a frame of its own, so that a press in between is heard at once.
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

/** Whether it is this component's turn, or has been. */
export function useTurn(): boolean {
  const [came, setCame] = useState(false)
  useEffect(() => {
    const come = () => setCame(true)
    waiting.add(come)
    if (!isWalking) walk()
    return () => void waiting.delete(come)
  }, [])
  return came
}
