// The panel of Brandubh: how many of the others' pieces each side has taken.
import type { PanelItem } from '@nemeton/board/game'
import { PieceMark } from './art'
import { sideOf } from './position'
import type { Seat, View } from './schema'
import { say } from './words'

const started = { attacker: 8, defender: 4 }

const icons = {
  attacker: () => <PieceMark kind="attacker" />,
  defender: () => <PieceMark kind="defender" />,
}

export function panel(view: View, seat: Seat): PanelItem[] {
  const prey = sideOf('attacker') === seat ? 'defender' : 'attacker'
  const left = prey === 'attacker' ? view.attackers : view.defenders
  const taken = started[prey] - left.length
  return [{ Icon: icons[prey], value: taken, label: say.taken[prey](taken, started[prey]) }]
}
