// What counts in Tug of War: athletes who stand, who were laid down, and who wait, and the matches won.
import type { PanelItem } from '@nemeton/board/game'
import { withMost } from '@nemeton/board/leads'
import { Athlete } from './athletes'
import { matchesWon, onRope } from './position'
import type { Seat, View } from './schema'
import { say } from './words'

const standing = (seat: Seat) => () => (
  <g transform={`translate(${seat === 0 ? 13 : 11} 23) scale(0.35)`}>
    <Athlete seat={seat} />
  </g>
)
const lying = (seat: Seat) => () => (
  <g transform={`translate(12 15) rotate(${seat === 0 ? 90 : -90}) scale(0.35) translate(0 31)`}>
    <Athlete seat={seat} />
  </g>
)
const Bench = () => <path class="tug-sign" d="M3 12H21M6 12V19M18 12V19M3 8H21" />
const Pennant = () => <path class="tug-sign" d="M6 21V3L19 7.500L6 12" />
const icons = ([0, 1] as const).map((seat) => ({ Standing: standing(seat), Lying: lying(seat) }))

export function panel(view: View, seat: Seat): PanelItem[] {
  const { standing, weakened, reserve } = view.sides[seat]
  const { Standing, Lying } = icons[seat]!
  const won = matchesWon(view, seat)
  return [
    { Icon: Standing, value: standing, label: say.stand(standing) },
    { Icon: Lying, value: weakened, label: say.lie(weakened) },
    { Icon: Bench, value: reserve, label: say.wait(reserve) },
    ...(won > 0 && view.matches > 1 ? [{ Icon: Pennant, value: won, label: say.wonMatches(won) }] : []),
  ]
}

/** As long as a column is still to be rolled nobody is ahead on the rope. */
export function leads(view: View): Seat[] {
  const { sides, end } = view
  if (end) return end.winner === null ? [] : [end.winner]
  if (sides.some(({ column }) => column.length === 0)) return []
  return withMost(sides.map(onRope)) as Seat[]
}
