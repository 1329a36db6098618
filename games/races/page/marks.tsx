// The marks of what can be done and of what was done: ways, and the places that they lead to.
import type { JSX } from 'preact'
import { path, type Point } from '@nemeton/board/art/line'
import { findEffect } from '@nemeton/board/effects'
import type { Taken, Went } from '@nemeton/board/art/trail'
import type { Box } from '@nemeton/board/walk'
import { Badge } from './art/badge'
import { isGamble, stepsOf } from './cells'
import { groupBy, spotOf } from './choice'
import { swing } from './art/curve'
import { halfAt, lineBetween } from './layout'
import { wayOf } from './plan'
import { positionOf, type Action, type RaceEvent } from './position'
import type { Effect, Exchanged, ExchangeWaits, Seat } from './schema'
import type { Scene } from './tiles'

/** A way over the board, as path data; from Start it is seen from the entry on. */
function lineOf({ ground }: Scene, way: string[]): Point[] {
  const positions = way.flatMap((place) => positionOf(place) ?? [])
  return positions.flatMap((position, i) =>
    i === 0 ? [ground.places[position]!] : lineBetween(ground, positions[i - 1]!, position).slice(1),
  )
}

/** A position as a whole, marked. */
const Area = ({ scene, position, kind }: { scene: Scene; position: number; kind: string }): JSX.Element => (
  <rect
    class={kind}
    x="-47"
    y="-47"
    width="94"
    height="94"
    rx="11"
    transform={halfAt(scene.ground, position)}
  />
)

/** Where markers went, and from where one was sent to Start. */
export function trailOf(scene: Scene, events: RaceEvent[]): { went: Went[]; taken: Taken[] } {
  const went: Went[] = []
  const taken: Taken[] = []
  for (const { effects } of events) {
    const mover = effects.find(({ kind }) => movers.includes(kind)) as { seat: Seat } | undefined
    for (const effect of effects) {
      if (effect.kind === 'moved' || effect.kind === 'failed')
        went.push({ seat: effect.seat, way: swing(lineOf(scene, effect.way)) })
      else if (effect.kind === 'exchanged') went.push(...bothWays(scene, effect))
      else if (effect.kind === 'bumped' || effect.kind === 'sent_back') {
        const seat = mover?.seat ?? effect.seat
        taken.push(...lineOf(scene, [effect.from]).map((at) => ({ seat, at })))
      }
    }
  }
  return { went: went.filter(({ way }) => way.length > 0), taken }
}
const movers: Effect['kind'][] = ['moved', 'failed', 'exchange_failed']

function bothWays(scene: Scene, { seat, from, other, to }: Exchanged | ExchangeWaits): Went[] {
  const way = lineOf(scene, [from, to])
  return [
    { seat, way },
    { seat: other, way: way.toReversed() },
  ]
}

/** The same of what is advised, also where a tile has to be turned first, and of a marker that is taken home. */
export function adviceOf(scene: Scene, event: RaceEvent): { went: Went[]; taken: Taken[] } {
  const { went, taken } = trailOf(scene, [event])
  const { ground, view } = scene
  for (const effect of event.effects) {
    if (effect.kind === 'waits') {
      const way = swing(lineOf(scene, effect.way))
      went.push({ seat: effect.seat, way })
      if (effect.bumps !== null) taken.push({ seat: effect.seat, at: way.at(-1)! })
    } else if (effect.kind === 'exchange_waits') {
      went.push(...bothWays(scene, effect))
    } else if (effect.kind === 'came_home' && !findEffect(event.effects, 'moved')) {
      const { seat, from } = effect
      const [start = middleOf(ground.camp(seat, view.markers.length))] = lineOf(scene, [from])
      went.push({ seat, way: [start, middleOf(ground.goal(seat, view.markers.length))] })
    }
  }
  return { went, taken }
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The tiles that an event has turned, or waits for. */
export function Turned({ scene, effects }: { scene: Scene; effects: Effect[] }): JSX.Element {
  const { view } = scene
  const turned = findEffect(effects, 'turned')
  const touched = [
    ...(turned ? [turned.odd, turned.odd + 1] : []),
    ...(view.turning === null ? [] : [view.turning]),
  ]
  return (
    <g>
      {touched.map((position) => (
        <Area key={position} scene={scene} position={position} kind="turned" />
      ))}
    </g>
  )
}

interface AimsProps {
  scene: Scene
  /** The actions that lead to each point of the board. */
  aims: Map<string, Action[]>
}

/** The ways to where the chosen marker can go, and the places. */
export function Aims({ scene, aims }: AimsProps): JSX.Element {
  const { plan, view, ground } = scene
  const ways = [...aims.values()]
    .flatMap((actions) => [...groupBy(actions, ({ gate }) => String(gate)).values()])
    .flatMap(([first]) => (first!.kind === 'move' ? [wayOf(plan, view.turn!, first!)] : []))
  return (
    <g class="aims">
      {ways.map((way) => (
        <path key={way.join()} class="way" d={path(lineOf(scene, way))} />
      ))}
      {[...aims.keys()].map((spot) =>
        spot === 'home' ? (
          <rect
            key={spot}
            class="area"
            {...ground.goal(view.turn!, view.markers.length)}
            rx={ground.half * 0.2}
          />
        ) : (
          <Area key={spot} scene={scene} position={Number(spot)} kind="area" />
        ),
      )}
    </g>
  )
}

interface BadgesProps extends AimsProps {
  /** The steps that an exchange brings. */
  won(action: Action): number
}

const signed = (steps: number) => (steps < 0 ? `−${-steps}` : `+${steps}`)

/** Over the markers: how far it is, or what an exchange brings, whether somebody can be bumped there, and "?" where a tile has to be turned first. */
export function Badges({ scene, aims, won }: BadgesProps): JSX.Element {
  const { ground, view } = scene
  const taken = new Set(view.markers.flat().map(spotOf))
  const goals = [...aims].filter(([spot]) => spot !== 'home')
  return (
    <g class="aims">
      {goals.map(([spot, actions]) => {
        const { x, y } = ground.places[Number(spot)]!
        const bumps = actions.some(({ kind, other }) => kind === 'move' && other !== null)
        const gamble = actions.every((action) => isGamble(scene, action)) ? '?' : ''
        const text =
          actions[0]!.kind === 'swap' ? signed(won(actions[0]!)) : stepsOf(actions).join('/') + gamble
        const aside = taken.has(spot) ? ground.half * 0.3 : 0
        const size = ground.half / 100
        return (
          <g key={spot} transform={`translate(${x + aside} ${y + aside}) scale(${size.toFixed(3)})`}>
            <Badge text={text} size={size}>
              {bumps && <path class="burst" d={burst} />}
            </Badge>
          </g>
        )
      })}
    </g>
  )
}

/** A star of rays, for a landing that may send somebody off. */
const burst = `${path(
  Array.from({ length: 20 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / 10, i % 2 === 0 ? 38 : 31]
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r }
  }),
)}Z`
