// A game as an animated picture: every event drawn on a board of its own beside the page, and the frames put together by a worker.
import { h, render } from 'preact'
import type { AnyGamePart, GameEvent, Seat } from '@nemeton/board/game'
import { draw, paint } from './board_picture'

/** What the worker is given: one frame after the other, and then the word to end. */
export type Frame = { pixels: ArrayBuffer; width: number; height: number; delay: number } | 'end'

const frameWidth = 480
const mostFrames = 200
/** How long frames stay, in milliseconds: long enough to be seen, and the last one to be read. */
const shortest = 600
const longest = 2000
const atTheEnd = 3000

/** The events that are shown: all, or so many at even distances, always with the first and the last. */
export function chooseFrames(count: number, most = mostFrames): number[] {
  if (count <= most) return Array.from({ length: count }, (_, n) => n)
  return Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)))
}

interface Film {
  part: AnyGamePart
  events: GameEvent[]
  seat: Seat
  /** The board in view, whose size and surroundings the frames have. */
  board: HTMLElement
}

/** The picture as a GIF; null where it was stopped. `progress` hears how much is done, from 0 to 1. */
export async function animate(
  { part, events, seat, board }: Film,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const stage = board.cloneNode(false) as HTMLElement
  const { width, height } = board.getBoundingClientRect()
  Object.assign(stage.style, {
    position: 'fixed',
    left: '-9999px',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
  })
  stage.inert = true
  stage.ariaHidden = 'true'
  const worker = new Worker(new URL('./gif_worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(new Blob([data], { type: 'image/gif' }))
    worker.onerror = reject
  })
  board.after(stage)
  try {
    const shown = chooseFrames(events.length)
    for (const [i, n] of shown.entries()) {
      const event = events[n]!
      const trail = n > 0 ? [event] : []
      const view = { view: event.view, before: events[n - 1]?.view ?? null, event, trail }
      render(h(part.Board, { ...view, key: n, actions: [], seat, onAct() {}, animate: false }), stage)
      // Some boards measure themselves once they are there.
      await new Promise((resolve) => setTimeout(resolve))
      const drawn = await draw(stage)
      if (signal.aborted) return null
      if (!drawn) continue
      const canvas = await paint(drawn, frameWidth)
      const { data, width, height } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      const time = n > 0 ? (part.linger?.(event, events[n - 1]!.view) ?? shortest) : shortest
      const delay = i === shown.length - 1 ? atTheEnd : Math.min(longest, Math.max(shortest, time))
      worker.postMessage({ pixels: data.buffer, width, height, delay } satisfies Frame, [data.buffer])
      progress((i + 1) / shown.length)
    }
    worker.postMessage('end' satisfies Frame)
    const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
    return await Promise.race([answer, stopped])
  } finally {
    worker.terminate()
    render(null, stage)
    stage.remove()
  }
}
