// An advised action as it is marked: an arrow from a rolled die to the one of the column that it goes beside, and rings around what else
// is to be pressed. Afterwards, in a review, dice are looked for where they have gone since.
import type { Point } from '@nemeton/board/art/line'
import type { Part } from '@nemeton/board/choice'
import type { Spread } from './dice_places'
import type { Layout } from './layout'
import type { Offer } from './offers'
import { parseChoice } from './position'
import type { Seat } from './schema'

export interface Advice {
  /** Empty where no die goes beside another. */
  way: Point[]
  ids: Part[]
}

const places = [0, 1, 2]

/** A way from one place to another that leaves free what lies at its ends. */
function between(from: Point, to: Point, free: number): Point[] {
  const share = free / Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [(to.x - from.x) * share, (to.y - from.y) * share]
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x - x, y: to.y - y },
  ]
}

export function adviceIn(
  layout: Layout,
  { tray, columns }: Spread,
  { plaques }: Offer,
  seat: Seat,
  token: string,
): Advice {
  const choice = parseChoice(token)
  const trayWith = (fits: (value: number, again: boolean) => boolean) =>
    places.filter((i) => tray[i] && fits(tray[i].die.value, tray[i].again)).map((i) => `tray-${i}`)
  const plaque = (index: number) => (index < 0 ? [] : [`plaque-${index}`])
  const own = plaque(plaques.findIndex((each) => each.token === token))
  switch (choice?.kind) {
    case 'use': {
      const { rolled, beside, act } = choice
      const column = columns[seat]
      const used = places.find((i) => column[i]?.beside?.die.value === rolled)
      const lies = places.find((i) => tray[i]?.die.value === rolled)
      // A die that is not to be seen any more lay on the cloth, where none lies now.
      const from =
        lies !== undefined
          ? layout.tray[lies]!
          : used !== undefined
            ? layout.beside(seat, used)
            : layout.tray[places.find((i) => !tray[i]) ?? 0]!
      const to = [
        places.find((i) => column[i]?.die.value === beside && !column[i].used),
        places.find((i) => column[i]?.beside?.act === 'swap' && column[i].beside.die.value === beside),
        places.find((i) => column[i]?.die.value === beside),
      ].find((i) => i !== undefined)
      return {
        way: to === undefined ? [] : between(from, layout.spot(seat, to), layout.die / 2),
        ids: plaque(plaques.findIndex((each) => each.act === act)),
      }
    }
    case 'reroll':
      return { way: [], ids: trayWith((value, again) => value === choice.value && !again).slice(0, 1) }
    case 'berserk':
    case 'stand':
      return { way: [], ids: own.length > 0 ? own : trayWith(() => true) }
    default:
      return { way: [], ids: [] }
  }
}
