// Puts the frames of an animated picture together, away from the page. After the first, a frame has only what has changed.
import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import type { Frame } from './animation'

const gif = GIFEncoder()
/** The frame before, a number a pixel. */
let before: Uint32Array | null = null
/** One more is for what has not changed. */
const mostColours = 255
/** What was drawn stays under the next frame. */
const dispose = 1

self.onmessage = ({ data: frame }: MessageEvent<Frame>) => {
  if (frame === 'end') {
    gif.finish()
    return self.postMessage(gif.bytes())
  }
  const { width, height, delay } = frame
  const now = new Uint32Array(frame.pixels)
  const places = Uint32Array.from(now.keys()).filter((place) => now[place] !== before?.[place])
  const changed = new Uint8ClampedArray(places.map((place) => now[place]!).buffer)
  const palette = changed.length > 0 ? quantize(changed, mostColours) : []
  const same = palette.length
  const indexed = new Uint8Array(width * height).fill(same)
  if (changed.length > 0) {
    const colours = applyPalette(changed, palette)
    places.forEach((place, i) => (indexed[place] = colours[i]!))
  }
  palette.push([0, 0, 0])
  gif.writeFrame(indexed, width, height, {
    palette,
    delay,
    transparent: true,
    transparentIndex: same,
    dispose,
  })
  before = now
}
