// Ratings over time, as a line; said in a sentence to who does not see it.
import type { JSX } from 'preact'
import { language } from '@nemeton/board/base/language'
import { say } from '../../play/ratings/words'

const day = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })

/** The drawing's own units; it is as wide as there is room. */
const width = 300
const height = 80
/** As many points are drawn at least from the bottom to the top: little ups and downs look little. */
const leastSpan = 100

export function RatingPlot({ past }: { past: [number, number][] }): JSX.Element | null {
  if (past.length < 2) return null
  const values = past.map(([, value]) => value)
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const span = Math.max(highest - lowest, leastSpan)
  const bottom = (highest + lowest - span) / 2
  // Game by game: by the calendar an evening would be a stroke straight up.
  const line = values
    .map((value, i) => `${(i / (values.length - 1)) * width},${height - ((value - bottom) / span) * height}`)
    .join(' ')
  const first = past[0]![0]
  const last = past.at(-1)![0]
  return (
    <figure class="plot">
      <svg
        viewBox={`0 -2 ${width} ${height + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say.plot(past.length, values[0]!, values.at(-1)!, lowest, highest)}
      >
        <polyline points={line} vector-effect="non-scaling-stroke" />
      </svg>
      <figcaption aria-hidden="true">
        <span>{day(first)}</span>
        <span>
          {lowest} – {highest}
        </span>
        <span>{day(last)}</span>
      </figcaption>
    </figure>
  )
}
