// The panel of Down the Danube: boats that are home, and the steps that are left to the sea.
import type { PanelItem } from '@nemeton/board/game'
import { withMost } from '@nemeton/board/leads'
import { boatsOf, stepsLeft } from './position'
import type { Seat, View } from './schema'
import { say } from './words'

export const Anchor = () => (
  <path
    class="danube-sign"
    d="M12 6V21M12 6A2 2 0 1 1 12 2A2 2 0 1 1 12 6M7.5 9.5H16.5M4 13C4.500 18 7.500 21 12 21C16.500 21 19.500 18 20 13"
  />
)
const River = () => (
  <path
    class="danube-sign"
    d="M2 9Q5 5 8 9T14 9T20 9M2 15Q5 11 8 15T14 15T20 15M17.500 11.500L21.500 15L17.500 18.500"
  />
)

export function panel(view: View, seat: Seat): PanelItem[] {
  const home = view.home[seat]
  const steps = stepsLeft(view, seat)
  return [
    { Icon: Anchor, value: home, label: say.boatsHome(home, boatsOf(view, seat)) },
    { Icon: River, value: steps, label: say.stepsLeft(steps) },
  ]
}

export const leads = (view: View) => withMost([-stepsLeft(view, 0), -stepsLeft(view, 1)])
