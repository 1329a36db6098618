// What counts in Sigily: coins, chariots that are home, and what spells have done to a seat.
import type { PanelItem } from '@nemeton/board/game'
import { withMost } from '@nemeton/board/leads'
import { chariotBox } from './chariots'
import { areFriends, atHome } from './position'
import type { Seat, View } from './schema'
import { Sign } from './signs'
import { say } from './words'

export const Coin = () => (
  <g class="sigily-sign">
    <circle class="coin" cx="12" cy="12" r="9" />
    <circle class="ring" cx="12" cy="12" r="6" />
  </g>
)
const signed = (of: string) => () => (
  <svg class="sigily-sign" viewBox={chariotBox} width="24" height="24">
    <Sign of={of} />
  </svg>
)
const House = signed('house')
const Speed = signed('spell-speed')
const Sloth = signed('spell-sloth')
const Frost = signed('spell-freeze')

export function panel(view: View, seat: Seat): PanelItem[] {
  const coins = view.coins[seat]!
  const home = atHome(view, seat)
  const [speed, sloth] = [view.speed[seat]!.length, view.sloth[seat]!.length]
  return [
    { Icon: Coin, value: coins, label: say.coins(coins) },
    { Icon: House, value: home, label: say.home(home, view.teams[seat]!.length) },
    ...(view.frozen[seat] ? [{ Icon: Frost, value: '', label: say.frozen }] : []),
    ...(speed > 0 ? [{ Icon: Speed, value: speed, label: say.winds.speed(speed) }] : []),
    ...(sloth > 0 ? [{ Icon: Sloth, value: sloth, label: say.winds.sloth(sloth) }] : []),
  ]
}

/** Coins decide; those of partners are one purse. */
export const leads = (view: View) =>
  withMost(
    view.coins.map((_, seat) =>
      view.coins.reduce((sum, coins, other) => sum + (areFriends(view, seat, other) ? coins : 0), 0),
    ),
  )
