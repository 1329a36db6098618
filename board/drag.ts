// Dragging things on a board drawn as one svg.
import type { Point } from './art/line'

export interface DragHandlers {
  /** The pointer has gone far enough that it is no click. */
  start(): void
  /** It is at `at`, in the drawing's own units. */
  move(at: Point): void
  /** It was let go over `element`; null where the drag came to nothing. */
  end(element: Element | null): void
}

const dragDistance = 6 // px

/** Called when a pointer goes down on something that can be dragged; follows it until it is let go. */
export function startDrag(down: PointerEvent, svg: SVGSVGElement, on: DragHandlers): void {
  if (down.button !== 0 || !down.isPrimary) return
  let dragging = false
  const release = new AbortController()
  const { signal } = release
  const at = (e: PointerEvent) =>
    new DOMPoint(e.clientX, e.clientY).matrixTransform(svg.getScreenCTM()!.inverse())
  const move = (e: PointerEvent) => {
    if (e.pointerId !== down.pointerId) return
    if (!dragging && Math.hypot(e.clientX - down.clientX, e.clientY - down.clientY) < dragDistance) return
    if (!dragging) on.start()
    dragging = true
    on.move(at(e))
  }
  const up = (e: PointerEvent) => {
    if (e.pointerId !== down.pointerId) return
    release.abort()
    if (!dragging) return
    // The click that follows a drag is none.
    const ignore = (click: Event) => click.stopPropagation()
    window.addEventListener('click', ignore, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', ignore, { capture: true }))
    on.end(e.type === 'pointerup' ? document.elementFromPoint(e.clientX, e.clientY) : null)
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', up, { signal })
}

/** A finger on what can be dragged moves it and not the page; `touch-action` does not reach into a drawing. */
export const dontScroll = (e: TouchEvent): void => e.preventDefault()
