// The tiles on the board, with the numbers of their positions, the gates and the Ends.
import type { JSX } from 'preact'
import { path } from '@nemeton/board/art/line'
import { triskele } from '@nemeton/board/art/line'
import { Back, Face } from './domino'
import type { Ground } from './race_page'
import { cornerAt, halfAt, piecesOf } from './layout'
import type { Plan } from './plan'
import { isSunwise, positionOf } from './position'
import type { View } from './schema'

/** What is drawn, and where. */
export interface Scene {
  ground: Ground
  plan: Plan
  view: View
}

/** Small arrows from each tile to the next, as the way goes. */
function joints(ground: Ground, plan: Plan): string[] {
  const size = ground.half * 0.085
  return [...plan.ways].flatMap(([from, list]) =>
    list.flatMap((to) => {
      const [i, j] = [positionOf(from)!, positionOf(to)!]
      const [a, b] = [ground.places[i]!, ground.places[j]!]
      const far = Math.hypot(b.x - a.x, b.y - a.y)
      const oneTile = Math.ceil(i / 2) === Math.ceil(j / 2)
      if (oneTile || far > ground.half * 1.9 || isSunwise(from) || isSunwise(to)) return []
      const [x, y] = [((b.x - a.x) / far) * size, ((b.y - a.y) / far) * size]
      const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
      const points = [
        { x: mx - x - y * 1.5, y: my - y + x * 1.5 },
        { x: mx + x, y: my + y },
        { x: mx - x + y * 1.5, y: my - y - x * 1.5 },
      ]
      return [path(points)]
    }),
  )
}

export function Tiles({ ground, plan, view }: Scene): JSX.Element {
  const positions = view.shown.map((_, i) => i + 1)
  const ends = new Set(view.markers.map((_, seat) => plan.goals[seat]!.ends))
  return (
    <g class="tiles">
      {positions
        .filter((position) => position % 2 === 1)
        .flatMap((odd) => piecesOf(ground, odd))
        .map(({ name, covers, place }) => {
          const values = covers.map((position) => view.shown[position - 1]!)
          return (
            <g key={name} data-glides={name} style={{ transform: place }}>
              {values[0] === null ? <Back broken={covers.length === 1} /> : <Face values={values} />}
            </g>
          )
        })}
      {[...plan.gates.keys()].map((gate) => (
        <g key={gate} class="gate" transform={halfAt(ground, gate)}>
          <rect x="-43" y="-43" width="86" height="86" rx="12" />
        </g>
      ))}
      {[...ends].map((end) => (
        <g key={end} class="end" transform={halfAt(ground, end)}>
          <rect x="-43" y="-43" width="86" height="86" rx="12" />
          {view.shown[end - 1] === null && <path d={triskele({ x: 0, y: 0 }, 36)} />}
        </g>
      ))}
      {joints(ground, plan).map((d) => (
        <path key={d} class="joint" d={d} />
      ))}
      {positions
        .filter((position) => !view.shown[position - 1])
        .map((position) => {
          const { x, y } = cornerAt(ground, position)
          return (
            <text
              key={position}
              class={view.shown[position - 1] === null ? 'number' : 'number dark'}
              x={x}
              y={y}
              dy="0.35em"
            >
              {position}
            </text>
          )
        })}
    </g>
  )
}
