// A link as a picture, for the camera of another device.
import type { JSX } from 'preact'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import '../../shared/components/lists.css'
import { say } from './words'

/** Dark on light in either theme: cameras want it so. */
export function QrCode({ text }: { text: string }): JSX.Element {
  const code = generate(text)
  const quiet = 4
  const size = code.size + 2 * quiet
  return (
    <svg class="qr" viewBox={`${-quiet} ${-quiet} ${size} ${size}`} role="img" aria-label={say.qr}>
      <path d={toSvgPath(code)} />
    </svg>
  )
}
