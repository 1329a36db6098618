// What lies on the tiles and beside them: the markers, and the plaques with what is asked.
import type { JSX } from 'preact'
import type { Held } from '@nemeton/board/use_choice'
import { plaque } from './cells'
import { spotOf, type Answer } from './choice'
import type { Ground } from './race_page'
import { Letters } from './letters'
import { Hollow, Marker } from './markers'
import { isSunwise } from './position'
import type { View } from './schema'
import { campAt, goalAt, nameOf, stands, transform, type Stand } from './marker_places'

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
  const standing = stands(ground, view)
  const spot = (seat: number, number: number) => spotOf(view.markers[seat]![number]!)
  const inHand =
    held && turn !== null
      ? view.markers[turn]!.findLastIndex((_, i) => spot(turn, i) === held.part && i !== view.moved)
      : -1
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
          <Score at={goalAt(ground, view, seat, team.length)} points={view.points[seat]!} />
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
const Score = ({ at: { x, y, size }, points }: { at: Stand; points: number }): JSX.Element => (
  <text class="score" x={x} y={y} dy="0.35em" style={{ '--size': size.toFixed(1) }}>
    {points}
  </text>
)

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
