// The tiles on the board, with the numbers of their positions, the gates and the Ends.
import type { JSX } from 'preact'
import { path, triskele } from '@nemeton/board/art/line'
import { Back, Face } from './art/domino'
import { trees } from './art/markers'
import { sunburst } from './art/sun'
import type { Ground } from './race_page'
import { cornerAt, facing, halfAt, piecesOf, shortcutOf, type Piece } from './layout'
import type { Plan } from './plan'
import { isSunwise, positionOf } from './position'
import type { View } from './schema'

/** What is drawn, and where. */
export interface Scene {
  ground: Ground
  plan: Plan
  view: View
}

/** The steps of the ways from position to position, but for those of markers that go the other way round. */
const stepsOf = ({ ways }: Plan): [from: number, to: number][] =>
  [...ways].flatMap(([from, list]) =>
    list
      .filter((to) => !isSunwise(from) && !isSunwise(to))
      .map((to): [number, number] => [positionOf(from)!, positionOf(to)!]),
  )

/** The line of all ways, inlaid into the tiles that lie face down. */
const routeOf = ({ places }: Ground, plan: Plan): string =>
  stepsOf(plan)
    .map(([from, to]) => path([places[from]!, places[to]!]))
    .join('')

const ofOneTile = (a: number, b: number) => Math.ceil(a / 2) === Math.ceil(b / 2)

interface Joint {
  d: string
  /** Whether the way forks here. */
  forks: boolean
}

/** Arrowheads from each tile to the next, as the way goes, larger where it forks, and to where a gate leads on its own tile. */
function joints(ground: Ground, plan: Plan): Joint[] {
  const gates = [...plan.gates].map(([gate, to]): [number, number] => [gate, positionOf(to)!])
  return [...stepsOf(plan), ...gates.filter(([gate, to]) => ofOneTile(gate, to))].flatMap(([i, j]) => {
    const forks = (plan.ways.get(String(i)) ?? []).length > 1
    const size = ground.half * (forks ? 0.17 : 0.11)
    const [a, b] = [ground.places[i]!, ground.places[j]!]
    const far = Math.hypot(b.x - a.x, b.y - a.y)
    if (ofOneTile(i, j) && !plan.gates.has(i) && !forks) return []
    const [x, y] = [((b.x - a.x) / far) * size, ((b.y - a.y) / far) * size]
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    const points = [
      { x: mx - x - y * 1.3, y: my - y + x * 1.3 },
      { x: mx + x, y: my + y },
      { x: mx - x + y * 1.3, y: my - y - x * 1.3 },
      { x: mx - x * 0.4, y: my - y * 0.4 },
    ]
    return [{ d: `${path(points)}Z`, forks }]
  })
}

/** A gate: two stones with a third across them, where its shortcut goes out. */
const Lintel = (): JSX.Element => (
  <g class="lintel">
    <path
      class="drop"
      d="M-49-34H-35V50H-49ZM35-34H49V50H35ZM-57-57H57V-33H-57Z"
      transform="translate(3 5)"
    />
    <path class="stone" d="M-49-36L-36-37L-34 46L-50 47ZM36-37L49-36L50 47L34 46Z" />
    <path class="stone" d="M-58-56L-20-59L57-57L59-38L10-35L-57-36Z" />
  </g>
)

interface TilesProps extends Scene {
  /** Whether something is written over a place, such as how far it is; its number is not drawn then. */
  isNoted(position: number): boolean
  /** Whether the sun marks End. */
  sun?: boolean | undefined
}

export function Tiles({ ground, plan, view, isNoted, sun = false }: TilesProps): JSX.Element {
  const positions = view.shown.map((_, i) => i + 1)
  const ends = new Map<number, number[]>()
  view.markers.forEach((_, seat) => {
    const end = plan.goals[seat]!.ends
    ends.set(end, [...(ends.get(end) ?? []), seat])
  })
  const pieces = positions.filter((each) => each % 2 === 1).flatMap((odd) => piecesOf(ground, odd))
  const isOpen = ({ covers }: Piece) => view.shown[covers[0]! - 1] !== null
  const backs = pieces.filter((piece) => !isOpen(piece))
  const faces = pieces.filter(isOpen)
  return (
    <g class="tiles">
      {backs.map(({ name, covers, place }) => (
        <g key={name} data-glides={name} style={{ transform: place }}>
          <Back broken={covers.length === 1} />
        </g>
      ))}
      <path class="route" d={routeOf(ground, plan)} />
      {faces.map(({ name, covers, place }) => (
        <g key={name} data-glides={name} style={{ transform: place }}>
          <Face values={covers.map((position) => view.shown[position - 1]!)} />
        </g>
      ))}
      {[...ends].map(([end, seats]) => (
        <g
          key={end}
          class={`end ${seats.length === 1 ? `own ${trees[seats[0]!]}` : ''} ${view.shown[end - 1] === null ? 'hidden' : ''}`}
          transform={halfAt(ground, end)}
        >
          <rect x="-43" y="-43" width="86" height="86" rx="12" />
          {view.shown[end - 1] === null &&
            (sun ? <path class="sun" d={sunburst} /> : <path d={triskele({ x: 0, y: 0 }, 36)} />)}
        </g>
      ))}
      {[...plan.gates].map(([gate, to]) => (
        <g
          key={gate}
          class="gate"
          transform={facing(ground, gate, shortcutOf(ground, gate, positionOf(to)!)[3]!)}
        >
          <Lintel />
        </g>
      ))}
      {joints(ground, plan).map(({ d, forks }) => (
        <path key={d} class={forks ? 'joint forks' : 'joint'} d={d} />
      ))}
      <Numbers {...{ ground, view, ends, isNoted }} />
    </g>
  )
}

interface NumbersProps extends Pick<TilesProps, 'ground' | 'view' | 'isNoted'> {
  ends: Map<number, number[]>
}

/** The numbers of the positions that lie face down or show a blank. */
const Numbers = ({ ground, view: { shown }, ends, isNoted }: NumbersProps): JSX.Element => (
  <>
    {shown.map((value, i) => {
      const position = i + 1
      if (isNoted(position) || (value !== 0 && (value !== null || ends.has(position)))) return null
      const open = value !== null
      const { x, y } = open ? cornerAt(ground, position) : ground.places[position]!
      return (
        <text key={position} class={open ? 'number open' : 'number'} x={x} y={y} dy="0.35em">
          {position}
        </text>
      )
    })}
  </>
)
