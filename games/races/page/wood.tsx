// The wood that a race lies on: an oak panel, boxes sunk into it, and ways and shortcuts carved from one place to another. Lines
// are as broad as suits half a tile.
import type { ComponentChildren, JSX } from 'preact'
import oak from '@nemeton/board/art/oak.svg?url'
import { path, type Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'
import { endOf, headings, type Heading } from './art/curve'
import type { Ground } from './race_page'
import { piecesOf, shortcutOf } from './layout'
import type { Plan } from './plan'
import { positionOf } from './position'

interface PanelProps {
  width: number
  height: number
  children: ComponentChildren
}

export function Panel({ width, height, children }: PanelProps): JSX.Element {
  const side = Math.max(width, height)
  return (
    <g class="ground" aria-hidden="true">
      <image href={oak} width={side} height={side} />
      <rect class="shade" width={width} height={height} rx="14" />
      <rect class="frame" x="5" y="5" width={width - 10} height={height - 10} rx="10" />
      {children}
    </g>
  )
}

/** A channel that tiles or a way lie in; `breadth` in halves. */
export const Bed = ({ d, half, breadth }: { d: string; half: number; breadth: number }): JSX.Element => (
  <path class="bed" d={d} style={{ strokeWidth: `${(half * breadth).toFixed(1)}px` }} />
)

/** A head of an arrow with its tip where a line is. */
export function Arrow({ at: { x, y, turn }, half }: { at: Heading; half: number }): JSX.Element {
  const size = half * 0.15
  return (
    <path
      class="arrow"
      d={`M${-size} ${-size}L0 0L${-size} ${size}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
    />
  )
}

/** The channels beneath all tiles. */
export function Beds({ ground }: { ground: Ground }): JSX.Element {
  const { places, half, slim = 1 } = ground
  const tiles = places
    .flatMap((_, position) => (position % 2 === 1 ? piecesOf(ground, position) : []))
    .map(
      ({ covers }) => path(covers.map((position) => places[position]!)) + (covers.length === 1 ? 'h.1' : ''),
    )
  return (
    <g class="beds">
      <Bed d={tiles.join('')} half={half} breadth={slim + 0.15} />
    </g>
  )
}

/** A way where no tiles lie, with an arrow at its end. */
export const Way = ({ line, half }: { line: Point[]; half: number }): JSX.Element => (
  <>
    <Bed d={path(line)} half={half} breadth={0.24} />
    <Arrow at={endOf(line)} half={half} />
  </>
)

/** A way beside the tiles that many feet have worn, with arrowheads all along. */
export const Worn = ({ line, half }: { line: Point[]; half: number }): JSX.Element => (
  <g class="worn">
    <path class="track" d={path(line)} />
    {headings(line, half * 0.7, half * 1.25).map((at) => (
      <Arrow key={`${at.x} ${at.y}`} at={at} half={half * 0.8} />
    ))}
    <Arrow at={endOf(line)} half={half * 0.8} />
  </g>
)

/** The shortcuts of all gates, from the gate to the edge of the tile that each leads to. */
export const Shortcuts = ({ ground, plan }: { ground: Ground; plan: Plan }): JSX.Element => (
  <>
    {[...plan.gates].map(([gate, to]) => {
      const { places, half } = ground
      const exit = places[positionOf(to)!]!
      const line = shortcutOf(ground, gate, positionOf(to)!).filter(
        ({ x, y }) => Math.hypot(x - exit.x, y - exit.y) > half * 0.56,
      )
      return (
        <g key={gate} class="shortcut">
          <path class="groove" d={path(line)} />
          <path class="steps" d={path(line)} />
          {headings(line, half * 2.2, half * 2.2).map((at) => (
            <Arrow key={`${at.x} ${at.y}`} at={at} half={half} />
          ))}
          <Arrow at={endOf(line)} half={half} />
        </g>
      )
    })}
  </>
)

interface SunkBoxProps {
  box: Box
  half: number
  name?: string
}

/** Letters of names, in halves; those that are longer than some are smaller. */
const nameSize = 0.28
const longName = 6.2

export const Name = ({ at, half, name }: { at: Point; half: number; name: string }): JSX.Element => (
  <text
    class="name"
    {...at}
    style={{ '--name': `${(half * nameSize * Math.min(1, longName / name.length)).toFixed(1)}px` }}
  >
    {name}
  </text>
)

/** Whether a name stands at the left of what lies in a box, and not above it. */
const isBroad = ({ width, height }: Box) => width > 3 * height

/** A box sunk into the wood, with its name in it. */
export function SunkBox({ box, half, name }: SunkBoxProps): JSX.Element {
  const { x, y, width, height } = box
  const size = half * nameSize
  const at = isBroad(box)
    ? { x: x + size * 2.05, y: y + height / 2 + size * 0.34 }
    : { x: x + width / 2, y: y + size * 1.25 }
  return (
    <>
      <rect class="hollow-box" {...box} rx={half * 0.2} />
      {name !== undefined && <Name at={at} half={half} name={name} />}
    </>
  )
}

/** What is left of such a box beside its name. */
export function besideName(box: Box, half: number): Box {
  const { x, y, width, height } = box
  const size = half * nameSize
  if (isBroad(box)) return { x: x + size * 3.9, y, width: width - size * 4.1, height }
  return { x, y: y + size * 1.5, width, height: height - size * 1.7 }
}
