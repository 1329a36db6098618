// The curve of chances: a line a side in its colour between two axes, the choices that were good or bad as dots, and a slider over it that
// steps through the game.
import type { JSX } from 'preact'
import { inPercent } from './win_chances'
import { signs, type Verdict } from './loss'
import { say } from './words'

interface ChanceCurveProps {
  /** By event, the chances of each side; the last may be still to come. */
  curve: number[][]
  /** By event, what was said of the choice, and of which side. */
  verdicts: Sign[]
  /** By side, the colour of its line. */
  colours: string[]
  /** The number of the last event. */
  last: number
  at: number
  go(to: number): void
  /** An event in words, with the chances after it. */
  says(n: number): string
}

const width = 320
const height = 120
/** Marks on the axis of moves, at the most. */
const mostMarks = 6

/** Numbers of moves along the axis: a few, evenly, in round steps. */
export function marksTo(last: number): number[] {
  const steps = [1, 2, 5].flatMap((n) => [n, n * 10, n * 100, n * 1000]).sort((a, b) => a - b)
  const step = steps.find((each) => last / each <= mostMarks) ?? last
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
}

interface Sign {
  n: number
  side: number
  verdict: Verdict
}

/** What a sign covers, as parts of the field. */
const signSize = { width: 0.08, height: 0.14 }
const weights: Record<Verdict, number> = { blunder: 3, mistake: 2, strong: 2, inaccuracy: 1 }

/** Of signs that would lie on one another the weightiest; the list of moves has them all. */
export function apart(signs: Sign[], curve: number[][], last: number): Sign[] {
  const kept: Sign[] = []
  const chance = ({ n, side }: Sign) => curve[n]![side]!
  const covers = (a: Sign, b: Sign) =>
    Math.abs(a.n - b.n) < signSize.width * last && Math.abs(chance(a) - chance(b)) < signSize.height
  for (const sign of signs.toSorted((a, b) => weights[b.verdict] - weights[a.verdict])) {
    if (!kept.some((other) => covers(other, sign))) kept.push(sign)
  }
  return kept
}

export function ChanceCurve({ curve, verdicts, colours, last, at, go, says }: ChanceCurveProps): JSX.Element {
  const x = (n: number) => (n / Math.max(1, last)) * width
  const y = (chance: number) => height * (1 - chance)
  return (
    <figure class="curve">
      <div class="curve-chances" aria-hidden="true">
        {[1, 0.5, 0].map((chance) => (
          <span key={chance}>{inPercent(chance)}</span>
        ))}
      </div>
      <div class="curve-field">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.5, 1].map((chance) => (
            <path key={chance} class="curve-grid" d={`M0 ${y(chance)}H${width}`} />
          ))}
          <path class="curve-at" d={`M${x(at)} 0V${height}`} />
          {colours.map((colour, side) => {
            const points = curve.map((chances, n) => `${x(n).toFixed(1)},${y(chances[side]!).toFixed(1)}`)
            return (
              <g key={side} class={`side-${side}`}>
                <polyline class="curve-edge" points={points.join(' ')} />
                <polyline class="curve-line" points={points.join(' ')} style={{ stroke: colour }} />
              </g>
            )
          })}
        </svg>
        {apart(verdicts, curve, last).map(({ n, side, verdict }) => (
          <span
            key={n}
            class={`curve-sign ${verdict}`}
            aria-hidden="true"
            style={{ left: `${(100 * n) / Math.max(1, last)}%`, top: `${100 * (1 - curve[n]![side]!)}%` }}
          >
            {signs[verdict]}
          </span>
        ))}
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
      <div class="curve-moves" aria-hidden="true">
        {marksTo(last).map((n) => (
          <span key={n} style={{ left: `${(100 * n) / Math.max(1, last)}%` }}>
            {n}
          </span>
        ))}
      </div>
      <figcaption class="note">{say.axes}</figcaption>
    </figure>
  )
}

/** How the line of a side looks. */
export const Stroke = ({ side, colour }: { side: number; colour: string }): JSX.Element => (
  <svg class={`curve-key side-${side}`} viewBox="0 0 28 8" aria-hidden="true">
    <path class="curve-edge" d="M2 4H26" />
    <path class="curve-line" d="M2 4H26" style={{ stroke: colour }} />
  </svg>
)
