// What lies on the tiles and beside them: the markers, and the plaques with what is asked.
import type { JSX } from 'preact'
import type { Held } from '@nemeton/board/use_choice'
import { plaque } from './cells'
import { spotOf, type Answer } from './choice'
import type { Ground } from './race_page'
import { Badge } from './art/badge'
import { Letters } from './art/letters'
import { Hollow, Marker } from './art/markers'
import { isSunwise } from './position'
import { countedMarkers } from './hand_end'
import type { Scored, View } from './schema'
import { campAt, countedAt, goalAt, nameOf, standsOf, transform, type Stand } from './marker_places'

interface MarkersProps {
  ground: Ground
  view: View
  /** The points from which something can be moved. */
  movable: Set<string>
  picked: string | null
  /** A marker under a finger, or put down: of those at the point `part` the uppermost. */
  held: Held | null
}

export function Markers({ ground, view, movable, picked, held }: MarkersProps): JSX.Element {
  const turn = view.turn
  const standing = standsOf(ground, view)
  const spot = (seat: number, number: number) => spotOf(view.markers[seat]![number]!)
  const inHand =
    held && turn !== null
      ? view.markers[turn]!.findLastIndex((_, i) => spot(turn, i) === held.part && i !== view.moved)
      : -1
  // In a game of one hand there are none before its end: a 0 would be taken for how many are home.
  const counts = view.target > 0 || view.points.some((points) => points > 0)
  const names = view.markers.flatMap((team, seat) => team.map((place, number) => ({ seat, number, place })))
  return (
    <g class="markers">
      {view.markers.map((team, seat) => (
        <g key={seat}>
          {team
            .flatMap((_, i) => [campAt(ground, view, seat, i), goalAt(ground, view, seat, i)])
            .map((at) => (
              <g key={transform(at)} style={{ transform: transform(at) }}>
                <Hollow seat={seat} />
              </g>
            ))}
          {counts && (
            <Score seat={seat} at={goalAt(ground, view, seat, team.length)} points={view.points[seat]!} />
          )}
        </g>
      ))}
      {names.map(({ seat, number, place }) => {
        const own = seat === turn
        const lifted = own && number === inHand
        const stand = standing.get(nameOf(seat, number))!
        const can = own && movable.has(spot(seat, number)) && number !== view.moved
        const moved = own && number === view.moved
        const state = can ? (picked === spot(seat, number) ? 'chosen' : 'movable') : moved ? 'moved' : ''
        return (
          <g
            key={nameOf(seat, number)}
            data-glides={nameOf(seat, number)}
            class={`counter ${state}`}
            style={{ transform: transform(lifted ? { ...held!.at, size: stand.size * 1.15 } : stand) }}
          >
            <Marker seat={seat} sunwise={isSunwise(place)} ready={can} />
          </g>
        )
      })}
    </g>
  )
}

/** The points of a seat, beside its hollows. */
const Score = ({ seat, at, points }: { seat: number; at: Stand; points: number }): JSX.Element => (
  <g data-glides={`score-${seat}`} style={{ transform: transform(at) }}>
    <text class="score" dy="0.35em" style={{ '--size': (at.size / 100).toFixed(3) }}>
      {points}
    </text>
  </g>
)

/** How many points each marker has brought to those who have scored. */
export function Counted({
  ground,
  view,
  scored,
}: {
  ground: Ground
  view: View
  scored: Scored
}): JSX.Element {
  const standing = standsOf(ground, view)
  return (
    <g class="counted">
      {countedMarkers(view, scored).map(({ seat, number, points }) => {
        const at = countedAt(ground, standing.get(nameOf(seat, number))!)
        return (
          <g
            key={`${seat} ${number}`}
            data-glides={`counted-${seat}-${number}`}
            style={{ transform: transform(at) }}
          >
            <Badge text={`+${points}`} size={at.size / 100} />
          </g>
        )
      })}
    </g>
  )
}

interface PlaquesProps {
  ground: Ground
  plaqueHeight: number
  asked: Answer[]
}

export function Plaques({ ground, plaqueHeight, asked }: PlaquesProps): JSX.Element {
  return (
    <g class="plaques">
      {asked.map(({ text }, i) => {
        const box = plaque(ground, plaqueHeight, i, asked.length)
        return (
          <g key={text}>
            <rect class="drop" {...box} y={box.y + 3} rx={ground.half * 0.14} />
            <rect class="face" {...box} rx={ground.half * 0.14} />
            <Letters x={box.x + box.width / 2} y={box.y + box.height / 2} room={box.width} text={text} />
          </g>
        )
      })}
    </g>
  )
}
