// What lies on the board: the tiles, the marks of what can be done and of what was done, the markers, the plaques.
import type { JSX } from 'preact'
import { path, type Point } from '../../web/art/line'
import { triskele } from '../../web/art/spiral'
import { plaque, stepsOf } from './cells'
import { grouped, type Answer } from './choice'
import { Back, Face } from './domino'
import type { Ground } from './ground'
import type { Happening } from './happening'
import { Hollow, Marker } from './markers'
import { cornerAt, halfAt, piecesOf } from './lay'
import { wayOf, type Plan } from './plan'
import { isSunwise, positionOf, readDeed, type Deed, type RaceView } from './position'
import { hollow, nameOf, scoreAt, stands, transform, type Stand } from './stand'

interface Scene {
  ground: Ground
  plan: Plan
  view: RaceView
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
      if (oneTile || far > ground.half * 1.7 || isSunwise(from) || isSunwise(to)) return []
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

export function Tiles({ ground, plan, view, letters }: Scene & { letters: number }): JSX.Element {
  const { half } = ground
  const positions = view.shown.map((_, i) => i + 1)
  const ends = new Set(view.markers.map((_, seat) => plan.goals[seat]!.ends))
  return (
    <g class="tiles">
      {positions
        .filter((position) => position % 2 === 1)
        .map((odd) => {
          return piecesOf(ground, odd).map(({ name, covers, place }) => {
            const values = covers.map((position) => view.shown[position - 1]!)
            return (
              <g key={name} data-glides={name} style={{ transform: place }}>
                {values[0] === null ? <Back broken={covers.length === 1} /> : <Face values={values} />}
              </g>
            )
          })
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
        <path key={d} class="joint" d={d} style={{ strokeWidth: `${half * 0.055}px` }} />
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
              style={{ fontSize: `${half * letters * 0.72}px` }}
            >
              {position}
            </text>
          )
        })}
    </g>
  )
}

const pointsOf = (ground: Ground, seat: number, seats: number, way: string[]): Point[] =>
  way.map((place) => {
    const position = positionOf(place)
    if (position !== null) return ground.places[position]!
    const { x, y, width, height } = place === 's' ? ground.camp(seat, seats) : ground.goal(seat, seats)
    return { x: x + width / 2, y: y + height / 2 }
  })

/** Where the last marker went, or where one wants to go while a tile is turned. */
export function Trace({
  ground,
  plan,
  view,
  happening,
}: Scene & { happening: Happening | null }): JSX.Element | null {
  if (!happening) return null
  const pending = view.pending === null ? null : readDeed(view.pending)
  const seat = happening.seat
  const way = pending?.kind === 'move' ? wayOf(plan, seat, pending) : happening.way
  const [, ...places] = way
  const line = pointsOf(ground, seat, view.markers.length, way[0] === 's' ? places : way)
  const touched = [happening.turned?.odd, happening.turned && happening.turned.odd + 1, view.turning]
  return (
    <g class="trace">
      {touched.map(
        (position) =>
          position != null && (
            <rect
              key={position}
              class="turned"
              x="-47"
              y="-47"
              width="94"
              height="94"
              rx="10"
              transform={halfAt(ground, position)}
            />
          ),
      )}
      {line.length > 1 && <path d={path(line)} style={{ strokeWidth: `${ground.half * 0.09}px` }} />}
      {line.length > 0 && (
        <circle
          cx={line.at(-1)!.x}
          cy={line.at(-1)!.y}
          r={ground.half * 0.41}
          style={{ strokeWidth: `${ground.half * 0.07}px` }}
        />
      )}
    </g>
  )
}

interface AimsProps extends Scene {
  targets: Map<string, Deed[]>
  picked: string | null
  /** The deeds between which is still to be chosen. */
  among: Deed[] | null
  /** Only what lies over the markers. */
  badges?: boolean
}

/** Where the chosen marker can go: the ways there and the places, and over the markers how far it is. */
export function Aims({ ground, plan, view, targets, among, badges }: AimsProps): JSX.Element | null {
  const seat = view.turn
  if (seat === null) return null
  const all = among ? [[String(positionOf(among[0]!.to) ?? 'home'), among] as const] : [...targets]
  if (badges)
    return (
      <g class="aims">
        {all.map(([spot, deeds]) => (
          <Badge key={spot} {...{ ground, view, spot, deeds }} />
        ))}
      </g>
    )
  const ways = all
    .flatMap(([, deeds]) => [...grouped(deeds, ({ gate }) => String(gate)).values()].map(([first]) => first!))
    .filter(({ kind }) => kind === 'move')
    .map((deed) => wayOf(plan, seat, deed))
  return (
    <g class="aims">
      {ways.map((way) => (
        <path
          key={way.join()}
          class="way"
          d={path(pointsOf(ground, seat, view.markers.length, way[0] === 's' ? way.slice(1) : way))}
          style={{ strokeWidth: `${ground.half * 0.07}px` }}
        />
      ))}
      {all.map(([spot]) =>
        spot === 'home' ? null : (
          <rect
            key={spot}
            class="area"
            x="-47"
            y="-47"
            width="94"
            height="94"
            rx="11"
            transform={halfAt(ground, Number(spot))}
          />
        ),
      )}
    </g>
  )
}

interface BadgeProps {
  ground: Ground
  view: RaceView
  spot: string
  deeds: Deed[]
}

function Badge({ ground, view, spot, deeds }: BadgeProps): JSX.Element {
  const { half } = ground
  const { kind } = deeds[0]!
  if (spot === 'home') {
    const box = ground.goal(view.turn!, view.markers.length)
    return <rect class="area" {...box} rx={half * 0.2} />
  }
  const { x, y } = ground.places[Number(spot)]!
  const taken = view.markers.flat().some((place) => String(positionOf(place)) === spot)
  const bumps = kind === 'move' && deeds.some(({ other }) => other !== null)
  const text = kind === 'swap' ? '⇄' : stepsOf(deeds).join('/')
  const r = half * (bumps ? 0.29 : 0.27)
  const at = taken ? { x: x + half * 0.28, y: y + half * 0.34 } : { x, y }
  return (
    <g class={bumps ? 'badge bumps' : 'badge'} transform={`translate(${at.x} ${at.y})`}>
      {bumps && <path class="burst" d={burst(r * 1.32)} />}
      <circle r={r} />
      <text dy="0.35em" style={{ fontSize: `${half * (text.length > 2 ? 0.25 : 0.34)}px` }}>
        {text}
      </text>
    </g>
  )
}

/** A star of rays, for a landing that may send somebody off. */
function burst(radius: number): string {
  const points = Array.from({ length: 20 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / 10, i % 2 === 0 ? radius : radius * 0.8]
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r }
  })
  return `${path(points)}Z`
}

interface MarkersProps {
  ground: Ground
  view: RaceView
  /** The points from which something can be moved. */
  movable: Set<string>
  picked: string | null
  /** A marker under a finger, or put down: of those at `spot` the uppermost. */
  held: { spot: string; at: Point; token: string | null } | null
}

export function Markers({ ground, view, movable, picked, held }: MarkersProps): JSX.Element {
  const seats = view.markers.length
  const turn = view.turn
  const standing = stands(ground, view)
  const spot = (seat: number, number: number) => {
    const place = view.markers[seat]![number]!
    return String(positionOf(place) ?? place)
  }
  const inHand =
    held && turn !== null
      ? view.markers[turn]!.findLastIndex((_, i) => spot(turn, i) === held.spot && i !== view.moved)
      : -1
  const names = view.markers.flatMap((team, seat) => team.map((place, number) => ({ seat, number, place })))
  return (
    <g class="markers">
      {view.markers.map((team, seat) => (
        <g key={seat}>
          {team.map((_, i) => [
            <Pit key={`s${i}`} at={hollow(ground.camp(seat, seats), i, team.length)} seat={seat} />,
            <Pit key={`h${i}`} at={hollow(ground.goal(seat, seats), i, team.length + 1)} seat={seat} />,
          ])}
          <Score ground={ground} view={view} seat={seat} />
        </g>
      ))}
      {names.map(({ seat, number, place }) => {
        const own = seat === turn
        const lifted = own && number === inHand
        const stand = standing.get(nameOf(seat, number))!
        const can = own && movable.has(spot(seat, number)) && number !== view.moved
        const state = can
          ? picked === spot(seat, number)
            ? ' chosen'
            : ' movable'
          : own && number === view.moved
            ? ' moved'
            : ''
        return (
          <g
            key={nameOf(seat, number)}
            data-glides={nameOf(seat, number)}
            class={`counter${state}${lifted && held!.token === null ? ' lifted' : ''}`}
            style={{ transform: transform(lifted ? { ...held!.at, size: stand.size * 1.15 } : stand) }}
          >
            <Marker seat={seat} sunwise={isSunwise(place)} ready={can} />
          </g>
        )
      })}
    </g>
  )
}

const Pit = ({ at, seat }: { at: Stand; seat: number }) => (
  <g style={{ transform: transform(at) }}>
    <Hollow seat={seat} />
  </g>
)

function Score({ ground, view, seat }: { ground: Ground; view: RaceView; seat: number }) {
  const { x, y, size } = scoreAt(ground, view, seat)
  return (
    <text class="score" x={x} y={y} dy="0.35em" style={{ fontSize: `${size * 0.85}px` }}>
      {view.points[seat]}
    </text>
  )
}

export function Plaques({
  ground,
  asked,
  letters,
}: {
  ground: Ground
  asked: Answer[]
  letters: number
}): JSX.Element {
  return (
    <g class="plaques">
      {asked.map(({ text }, i) => {
        const box = plaque(ground, i, asked.length)
        const size = Math.min(ground.half * letters, (box.width * 1.86) / text.length)
        return (
          <g key={text}>
            <rect class="drop" {...box} y={box.y + 3} rx={ground.half * 0.14} />
            <rect class="face" {...box} rx={ground.half * 0.14} />
            <text
              x={box.x + box.width / 2}
              y={box.y + box.height / 2}
              dy="0.34em"
              style={{ fontSize: `${size}px` }}
            >
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
