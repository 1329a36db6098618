// What counts in a race: the markers that are home, the way that the others have left, and the points.
import type { PanelItem, Seat } from '@nemeton/board/game'
import { withMost } from '@nemeton/board/leads'
import { Marker } from './art/markers'
import type { Plan } from './plan'
import { positionOf } from './position'
import type { View } from './schema'
import { say } from './words'

const home = (seat: Seat) => () => (
  <g class="race-sign">
    <path d="M3 13V21H21V13" />
    <g transform="translate(12 10) scale(0.17)">
      <Marker seat={seat} />
    </g>
  </g>
)
/** A marker in its goal, by seat. */
export const Homes = [0, 1, 2, 3].map(home)
const Way = () => (
  <g class="race-sign">
    <path d="M2 12H20M14.500 6L20.500 12L14.500 18" />
  </g>
)
const Points = () => (
  <g class="race-sign">
    <path d="M12 3L14.600 9.200L21.300 9.800L16.200 14.200L17.800 20.700L12 17.200L6.200 20.700L7.800 14.200L2.700 9.800L9.400 9.200Z" />
  </g>
)

/** How many steps it is to the End of a seat, without gates, by where it begins. */
export function stepsHome({ ways, goals }: Plan, seat: Seat): Map<string, number> {
  const { enters, ends } = goals[seat]!
  const before = new Map<string, string[]>([[enters, ['s']]])
  for (const [place, next] of ways) {
    for (const each of next) before.set(each, [...(before.get(each) ?? []), place])
  }
  const steps = new Map([['home', 0]])
  let round = [...before.keys()].filter((place) => positionOf(place) === ends)
  for (let n = 0; round.length > 0; ++n) {
    round.forEach((place) => steps.set(place, n))
    round = [...new Set(round.flatMap((place) => before.get(place) ?? []))].filter(
      (place) => !steps.has(place),
    )
  }
  return steps
}

/** What the seats of a race with this plan have and have left. */
export function panelOf(plan: Plan) {
  const ways = [0, 1, 2, 3].map((seat) => plan.goals[seat] && stepsHome(plan, seat))
  const wayLeft = (view: View, seat: Seat) =>
    view.markers[seat]!.reduce((sum, place) => sum + ways[seat]!.get(place)!, 0)

  function panel(view: View, seat: Seat): PanelItem[] {
    const markers = view.markers[seat]!
    const home = markers.filter((place) => place === 'home').length
    const way = wayLeft(view, seat)
    const points = view.points[seat]!
    return [
      view.target > 0 || view.end
        ? { Icon: Points, value: points, label: say.has(points) }
        : { Icon: Homes[seat]!, value: home, label: say.markersHome(home, markers.length) },
      { Icon: Way, value: way, label: say.wayLeft(way) },
    ]
  }

  /** The seats with the most points if there are points, else those with the least way left, partners together. */
  function leads(view: View): Seat[] {
    const byPoints = withMost(view.points)
    if (view.target > 0 || view.end) return byPoints
    const lefts = view.markers.map((_, seat) => -wayLeft(view, seat))
    return withMost(lefts.map((left, seat) => left + (view.partners ? lefts[(seat + 2) % 4]! : 0)))
  }

  return { panel, leads }
}
