// Plots of a report, drawn as SVG so that they are printed and read at any size; the tables below them have the same numbers.
import { scaleLinear } from 'd3-scale'
import type { JSX } from 'preact'
import type { Known } from './study_results'
import { figure, type ReportContext } from './report_context'

/** The drawing's own units. */
const width = 560
const margin = { left: 150, right: 16, top: 6, bottom: 22 }
const row = 22

/** A number as it is written on a plot. */
const written = (told: ReportContext, value: number) => figure(told, value, { maximumFractionDigits: 3 })

interface Bars {
  told: ReportContext
  /** What is drawn, in a few words. */
  title: string
  /** Each with its interval. */
  bars: Known[]
  /** What would be even. */
  mark?: number
  /** What is wanted, from here to there; null: no matter how far. */
  wanted?: [number | null, number | null]
}

/** A bar for each number, with its interval as a line. */
export function IntervalPlot({ told, title, bars, mark, wanted }: Bars): JSX.Element | null {
  const { say } = told
  const shown = (value: number) => written(told, value)
  if (bars.length === 0) return null
  const edges = (wanted ?? []).flatMap((edge) => edge ?? [])
  const lowest = Math.min(0, ...edges, ...bars.map(({ low }) => low))
  const highest = Math.max(mark ?? 0, ...edges, ...bars.map(({ high }) => high)) || 1
  const x = scaleLinear([lowest, highest], [margin.left, width - margin.right]).nice()
  const height = margin.top + bars.length * row + margin.bottom
  const [least, most] = x.domain() as [number, number]
  const said = bars.map(
    ({ of, value, low, high }) => `${of || title} ${shown(value)} (${say.between(shown(low), shown(high))})`,
  )
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${said.join(', ')}`}>
      {wanted && (
        <rect
          class="wanted"
          x={x(wanted[0] ?? least)}
          y={margin.top}
          width={x(wanted[1] ?? most) - x(wanted[0] ?? least)}
          height={height - margin.top - margin.bottom}
        />
      )}
      {x.ticks(5).map((tick) => (
        <g key={tick} class="tick">
          <line x1={x(tick)} x2={x(tick)} y1={margin.top} y2={height - margin.bottom} />
          <text x={x(tick)} y={height - 6} text-anchor="middle">
            {shown(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ of, value, low, high }, i) => {
        const y = margin.top + i * row
        return (
          <g key={of}>
            <text class="name" x={margin.left - 8} y={y + 15} text-anchor="end">
              {(of || title).slice(0, 24)}
            </text>
            <rect
              class="amount"
              x={Math.min(x(0), x(value))}
              y={y + 4}
              width={Math.abs(x(value) - x(0))}
              height={row - 8}
            />
            {/* An edge of paper, so that it is seen on the bar too. */}
            <line class="whisker-edge" x1={x(low)} x2={x(high)} y1={y + row / 2} y2={y + row / 2} />
            <line class="whisker" x1={x(low)} x2={x(high)} y1={y + row / 2} y2={y + row / 2} />
          </g>
        )
      })}
      {mark !== undefined && (
        <line class="even" x1={x(mark)} x2={x(mark)} y1={margin.top} y2={height - margin.bottom} />
      )}
    </svg>
  )
}

interface Lengths {
  told: ReportContext
  lengths: [number, number][]
}

/** How many games were how long: bins from `lengths[i][0]` on, up to the next. */
export function LengthPlot({ told, lengths }: Lengths): JSX.Element | null {
  const { say } = told
  const shown = (value: number) => written(told, value)
  if (lengths.length < 2) return null
  const height = 140
  const first = lengths[0]![0]
  const last = lengths.at(-1)![0]
  const end = (i: number) => lengths[i + 1]?.[0] ?? last + Math.max(1, Math.round(last / 8))
  // Bins grow with the length, so what is drawn is games a ply.
  const density = lengths.map(([start, games], i) => games / (end(i) - start))
  const x = scaleLinear([first, end(lengths.length - 1)], [40, width - margin.right])
  const y = scaleLinear([0, Math.max(...density)], [height - margin.bottom, margin.top])
  const all = lengths.reduce((sum, [, games]) => sum + games, 0)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say.lengthSaid(shown(all), shown(first), shown(end(lengths.length - 1)))}
    >
      {x.ticks(6).map((tick) => (
        <text key={tick} class="tick" x={x(tick)} y={height - 6} text-anchor="middle">
          {shown(tick)}
        </text>
      ))}
      {lengths.map(([start], i) => (
        <rect
          key={start}
          class="amount"
          x={x(start)}
          y={y(density[i]!)}
          width={Math.max(0.5, x(end(i)) - x(start) - 0.5)}
          height={height - margin.bottom - y(density[i]!)}
        />
      ))}
    </svg>
  )
}
