// The curve of chances: a line a side, told apart by their strokes, and a slider over it that steps through the game.
import type { JSX } from 'preact'
import { say } from './words'

interface CurveProps {
  /** By event, the chances of each side; the last may be still to come. */
  curve: number[][]
  /** The number of the last event. */
  last: number
  at: number
  go(to: number): void
  /** An event in words, with the chances after it. */
  says(n: number): string
}

const width = 320
const height = 120

export function Curve({ curve, last, at, go, says }: CurveProps): JSX.Element {
  const x = (n: number) => (n / Math.max(1, last)) * width
  const y = (chance: number) => height * (1 - chance)
  const sides = curve[0] ?? []
  return (
    <div class="curve">
      <svg viewBox={`0 -4 ${width} ${height + 8}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((chance) => (
          <path key={chance} class="curve-grid" d={`M0 ${y(chance)}H${width}`} />
        ))}
        <path class="curve-at" d={`M${x(at)} -4V${height + 4}`} />
        {sides.map((_, side) => (
          <polyline
            key={side}
            class={`curve-line side-${side}`}
            points={curve.map((chances, n) => `${x(n).toFixed(1)},${y(chances[side]!).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say.curve}
        aria-valuetext={says(at)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  )
}

/** How the line of a side looks. */
export const Stroke = ({ side }: { side: number }): JSX.Element => (
  <svg class="curve-key" viewBox="0 0 28 8" aria-hidden="true">
    <path class={`curve-line side-${side}`} d="M0 4H28" />
  </svg>
)
