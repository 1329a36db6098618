// The panel of Bricriu's Bluff & Bluster: dice.
import { Die } from '@nemeton/board/art/die'
import type { PanelItem, Seat } from '@nemeton/board/game'
import { withMost } from '@nemeton/board/leads'
import type { View } from './schema'
import { say } from './words'

const Dice = () => (
  <g class="bluff-sign" transform="translate(12 12) scale(0.19)">
    <Die value={5} />
  </g>
)

export function panel(view: View, seat: Seat): PanelItem[] {
  const dice = view.dice[seat]!
  return [{ Icon: Dice, value: dice, label: dice > 0 ? say.hasDice(dice) : say.hasNone }]
}

export const leads = (view: View) => withMost(view.dice)
