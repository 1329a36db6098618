// What others have moved since the reader last acted: arrows in the colours of their seats from where something was to where it
// went, and a cross where something was taken; or what is advised, in a colour of its own. A board says where its effects lie; its css gives `.trail-0` and so on a colour.
import './trail.css'
import type { JSX } from 'preact'
import type { Point } from './line'
import type { Seat } from '../game'

export interface Went {
  seat: Seat
  /** Where it went: from the first point to the last, by way of those between. */
  way: Point[]
}

export interface Taken {
  /** Who took it, or whose it was where nobody did. */
  seat: Seat
  at: Point
}

interface TrailProps {
  went: Went[]
  taken?: Taken[]
  /** How broad a line is, in units of the board. */
  size: number
  /** Whether it has not happened, but is advised. */
  advised?: boolean
  /** How far from the last point an arrow ends, so that its head is seen beside what stands there. */
  inset: number
}

const number = (n: number) => n.toFixed(1)

/** The way without its last `inset`; as it is where there is not so much of it. */
function shortened(way: Point[], inset: number): Point[] {
  const rest = [...way]
  let left = inset
  while (rest.length > 1) {
    const [from, to] = [rest.at(-2)!, rest.at(-1)!]
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length > left) {
      const share = 1 - left / length
      rest[rest.length - 1] = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      return rest
    }
    left -= length
    rest.pop()
  }
  return way
}

/** A line with a head at its end. */
function arrow(way: Point[], size: number, inset: number): string {
  const line = shortened(way, inset)
  const [from, tip] = [line.at(-2)!, line.at(-1)!]
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x)
  const barb = (turn: number) =>
    `${number(tip.x - Math.cos(angle + turn) * size * 3.2)} ${number(tip.y - Math.sin(angle + turn) * size * 3.2)}`
  const points = line.map(({ x, y }) => `${number(x)} ${number(y)}`)
  return `M${points.join('L')}M${barb(0.6)}L${number(tip.x)} ${number(tip.y)}L${barb(-0.6)}`
}

const cross = ({ x, y }: Point, r: number) =>
  `M${number(x - r)} ${number(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`

export function Trail({ went, taken = [], advised, size, inset }: TrailProps): JSX.Element {
  const lines = [
    ...went.map(({ seat, way }) => ({ seat, way, d: way.length > 1 ? arrow(way, size, inset) : '' })),
    ...taken.map(({ seat, at }) => ({ seat, way: [], d: cross(at, size * 2.6) })),
  ]
  return (
    <g class={advised ? 'trail advised' : 'trail'} aria-hidden="true">
      {lines.map(({ seat, way: [start], d }, i) => (
        <g key={i} class={`trail-${seat}`}>
          {start && (
            <circle class="start" cx={start.x} cy={start.y} r={size * 1.7} stroke-width={size * 0.6} />
          )}
          <path class="edge" d={d} stroke-width={size * 1.9} />
          <path class="line" d={d} stroke-width={size} />
        </g>
      ))}
    </g>
  )
}
