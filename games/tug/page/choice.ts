// How an act is put together: a rolled die and one of the column, in either order, and a plaque.
import type { Part, Steps } from '@nemeton/board/choice'
import type { Spread } from './dice_places'
import { offer } from './offers'
import { parseChoice } from './position'
import type { View } from './schema'

/** What is chosen, by places; null for nothing yet. */
export interface Pick {
  tray: number | null
  spot: number | null
}

/** The places of the dice that can be chosen. */
export interface Free {
  tray: number[]
  spots: number[]
}

const places = [0, 1, 2]

export function freeIn(view: View, actions: string[], { tray, columns }: Spread): Free {
  const using = view.stage === 'act' && actions.length > 0
  const rolling = view.stage === 'reroll' && actions.length > 0
  return {
    tray: places.filter((i) => tray[i] && (using || (rolling && !tray[i].again))),
    spots: using ? places.filter((i) => !columns[view.turn ?? 0][i]!.used) : [],
  }
}

const placeIn = (parts: readonly Part[], kind: string): number | null => {
  const part = parts.find((part) => part.startsWith(kind))
  return part === undefined ? null : Number(part.slice(-1))
}

export const pickOf = (parts: readonly Part[]): Pick => ({
  tray: placeIn(parts, 'tray'),
  spot: placeIn(parts, 'spot'),
})

/**
 * The dice that are chosen at first: the least that was rolled, to be rolled again or beside the least of the column, which is what is
 * wanted most often. None where berserk is offered, which is there as long as no die is chosen.
 */
export function likelyPick(view: View, actions: string[], spread: Spread): Part[] {
  const { tray, spots } = freeIn(view, actions, spread)
  if (tray.length === 0 || actions.some((token) => parseChoice(token)?.kind === 'berserk')) return []
  const column = spread.columns[view.turn!]
  const least = (list: number[], value: (place: number) => number) =>
    list.reduce((least, place) => (value(place) < value(least) ? place : least))
  const die = least(tray, (place) => spread.tray[place]!.die.value)
  if (spots.length === 0) return [`tray-${die}`]
  const spot = least(spots, (place) => column[place]!.die.value)
  return [`tray-${die}`, `spot-${view.turn}-${spot}`]
}

/** What is offered for the dice that are chosen. */
export const offerFor = (view: View, actions: string[], { tray, columns }: Spread, pick: Pick) =>
  offer(
    view,
    actions,
    pick.tray === null ? null : (tray[pick.tray]?.die.value ?? null),
    pick.spot === null ? null : (columns[view.turn ?? 0][pick.spot]?.die.value ?? null),
  )

export function stepsOf(view: View, actions: string[], spread: Spread): Steps {
  const { tray, spots } = freeIn(view, actions, spread)
  return (parts) => {
    const pick = pickOf(parts)
    const dice = pick.tray === null ? tray.map((i) => `tray-${i}`) : []
    const column = pick.spot === null ? spots.map((i) => `spot-${view.turn}-${i}`) : []
    // Where there is no choice, it comes first.
    const only = [dice, column].find((list) => list.length === 1)
    if (only) return new Map([[only[0]!, null]])
    const plaques = offerFor(view, actions, spread, pick).plaques.flatMap(({ token }, i): [Part, string][] =>
      token === null ? [] : [[`plaque-${i}`, token]],
    )
    return new Map<Part, string | null>([
      ...[...dice, ...column].map((part) => [part, null] as const),
      ...plaques,
    ])
  }
}
