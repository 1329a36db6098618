// What two aims cost each other: a point for each setting, in SVG.
import { scaleLinear } from 'd3-scale'
import type { JSX } from 'preact'
import { figure, type ReportContext } from './report_context'
import {
  bestKnown,
  frontOf,
  type Aim,
  type FoundSetting,
  type Trial,
  type TuningResults,
} from './tuning_results'

const width = 560
const height = 340
const margin = { left: 56, right: 24, top: 10, bottom: 44 }

interface TradeProps {
  told: ReportContext
  tuned: TuningResults
  /** The numbers of two aims: along, and up. */
  along: number
  up: number
}

/** From the least to the most that is seen or wanted, with some room around it. */
function scaleOf(aim: Aim, all: FoundSetting[], front: FoundSetting[], from: number, to: number) {
  const edges = [aim.at_least, aim.at_most].flatMap((edge) => edge ?? [])
  const values = [
    ...edges,
    ...all.map(({ value }) => value),
    ...front.flatMap(({ low, high }) => [low, high]),
  ]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least || 1) / 20
  return scaleLinear([least - room, most + room], [from, to]).nice()
}

type Scale = ReturnType<typeof scaleOf>

interface AxesProps {
  x: Scale
  y: Scale
  right: Aim
  above: Aim
  shown(value: number): string
}

/** The lines of both scales with their figures, and what each scale is. */
const Axes = ({ x, y, right, above, shown }: AxesProps): JSX.Element => (
  <>
    {x.ticks(6).map((tick) => (
      <g key={tick} class="tick">
        <line x1={x(tick)} x2={x(tick)} y1={margin.top} y2={height - margin.bottom} />
        <text x={x(tick)} y={height - margin.bottom + 16} text-anchor="middle">
          {shown(tick)}
        </text>
      </g>
    ))}
    {y.ticks(6).map((tick) => (
      <g key={tick} class="tick">
        <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
        <text x={margin.left - 6} y={y(tick) + 4} text-anchor="end">
          {shown(tick)}
        </text>
      </g>
    ))}
    <text x={(margin.left + width - margin.right) / 2} y={height - 8} text-anchor="middle">
      {right.label}
    </text>
    <text x={-(margin.top + height - margin.bottom) / 2} y={14} transform="rotate(-90)" text-anchor="middle">
      {above.label}
    </text>
  </>
)

interface FrontPointProps {
  x: Scale
  y: Scale
  trial: Trial
  at: [FoundSetting, FoundSetting]
}

/** A trial of the front, with the intervals of both values. */
const FrontPoint = ({ x, y, trial, at: [one, other] }: FrontPointProps): JSX.Element => (
  <g>
    <line class="whisker" x1={x(one.low)} x2={x(one.high)} y1={y(other.value)} y2={y(other.value)} />
    <line class="whisker" x1={x(one.value)} x2={x(one.value)} y1={y(other.low)} y2={y(other.high)} />
    <circle class="best" cx={x(one.value)} cy={y(other.value)} r={5} />
    <text class="edged" x={x(one.value) + 8} y={y(other.value) - 7}>
      {trial.number}
    </text>
  </g>
)

export function TradePlot({ told, tuned, along, up }: TradeProps): JSX.Element | null {
  const [right, above] = [tuned.aims[along]!, tuned.aims[up]!]
  const of = (trial: Trial): [FoundSetting, FoundSetting] | null => {
    const known = bestKnown(trial)
    const [one, other] = [known[along], known[up]]
    return one && other ? [one, other] : null
  }
  const points = tuned.trials.flatMap((trial) => {
    const at = of(trial)
    return at ? [{ trial, at }] : []
  })
  if (points.length === 0) return null
  const front = points.filter(({ trial }) => trial.front)
  const all = (i: 0 | 1) => points.map(({ at }) => at[i])
  const best = (i: 0 | 1) => front.map(({ at }) => at[i])
  const x = scaleOf(right, all(0), best(0), margin.left, width - margin.right)
  const y = scaleOf(above, all(1), best(1), height - margin.bottom, margin.top)
  const shown = (value: number) => figure(told, value, { maximumSignificantDigits: 3 })
  const [low, high] = [x.domain(), y.domain()] as [[number, number], [number, number]]
  const box = {
    x: x(right.at_least ?? low[0]),
    y: y(above.at_most ?? high[1]),
    width: x(right.at_most ?? low[1]) - x(right.at_least ?? low[0]),
    height: y(above.at_least ?? high[0]) - y(above.at_most ?? high[1]),
  }
  const said = frontOf(tuned).flatMap((trial) => {
    const at = of(trial)
    return at ? [`trial ${trial.number}: ${shown(at[0].value)} and ${shown(at[1].value)}`] : []
  })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${right.label} and ${above.label} of the front: ${said.join(', ')}`}
    >
      <rect class="wanted" {...box} />
      <Axes x={x} y={y} right={right} above={above} shown={shown} />
      {points
        .filter(({ trial }) => !trial.front)
        .map(({ trial, at }) => (
          <circle key={trial.number} class="tried" cx={x(at[0].value)} cy={y(at[1].value)} r={3} />
        ))}
      {front.map((point) => (
        <FrontPoint key={point.trial.number} x={x} y={y} {...point} />
      ))}
    </svg>
  )
}
