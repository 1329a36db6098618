// Where the nine dice lie: three in each column, and three free ones that are rolled, used beside a column, and passed on. A position
// lists dice by what they show; here every die stays the same one from event to event, so that it can be seen to move.

import type { Act, Effect, Seat, View } from './schema'

export interface Die {
  id: number
  value: number
}

/** A place of a column: its die, and the free die that was used beside it in this turn. */
export interface Spot {
  die: Die
  used: boolean
  beside: { die: Die; act: Act } | null
}

export interface Spread {
  columns: [Spot[], Spot[]]
  /** The rolled dice by their three places; null where one has been used, or is about to be rolled. */
  tray: ({ die: Die; again: boolean } | null)[]
  /** Which dice the event has rolled. */
  fell: number[]
}

/** Which of equal dice an action means: places in the tray and in the column. */
export interface Meant {
  tray: number | null
  spot: number | null
}

const places = [0, 1, 2]
const firstOfColumn = [3, 6]

/** The dice of a position of which nothing else is known: in ascending order. */
export function spread(view: View): Spread {
  const column = (seat: Seat): Spot[] => {
    const open = [...view.open]
    const acting = view.stage === 'act' && view.turn === seat
    return view.sides[seat].column.map((value, i) => {
      const at = open.indexOf(value)
      if (at >= 0) open.splice(at, 1)
      return { die: { id: firstOfColumn[seat]! + i, value }, used: acting && at < 0, beside: null }
    })
  }
  const again = [...view.again]
  const dice = view.dice.map((value, i) => {
    const at = again.lastIndexOf(value)
    if (at >= 0) again.splice(at, 1)
    return { die: { id: i, value }, again: at >= 0 }
  })
  return { columns: [column(0), column(1)], tray: places.map((i) => dice[i] ?? null), fell: [] }
}

/** The dice after what an event did, each the one that it was in `known`; `meant` tells equal dice apart. */
export function followDice(known: Spread, view: View, effects: Effect[], meant: Meant): Spread {
  let next: Spread | null = { ...known, fell: [] }
  for (const effect of effects) next = next && moved(next, view, effect, meant)
  return next && shows(next, view) ? next : spread(view)
}

// The dice after an effect; null where it does not fit them.
function moved(known: Spread, view: View, effect: Effect, meant: Meant): Spread | null {
  const { columns, tray } = known
  switch (effect.kind) {
    case 'column_rolled': {
      const anew = spread(view)
      return { ...anew, fell: anew.columns[effect.seat].map(({ die }) => die.id) }
    }
    case 'rolled': {
      const fell = freeDice(known)
      const fallen = effect.dice.map((value, i) => ({ die: { id: fell[i]!, value }, again: false }))
      return { columns: [unused(columns[0]), unused(columns[1])], tray: fallen, fell }
    }
    case 'picked_up': {
      const from = placeIn(tray, effect.value, meant, (place) => !place.again)
      return from === undefined ? null : { ...known, tray: tray.with(from, null) }
    }
    case 'rerolled': {
      const id = freeDice(known).find((each) => tray.every((place) => place?.die.id !== each))
      const at = tray.indexOf(null)
      if (id === undefined || at < 0) return null
      return { ...known, tray: tray.with(at, { die: { id, value: effect.value }, again: true }), fell: [id] }
    }
    case 'acts_began':
      return { ...known, tray: tray.map((place) => place && { ...place, again: false }) }
    case 'used':
      return used(known, effect.seat, effect.rolled, effect.beside, effect.act, meant)
    case 'went_berserk':
      return { ...known, tray: [null, null, null] }
    case 'match_began':
      return spread(view)
    default:
      return known
  }
}

const placeIn = (
  tray: Spread['tray'],
  value: number,
  meant: Meant,
  fits: (place: { again: boolean }) => boolean = () => true,
): number | undefined =>
  [meant.tray ?? -1, ...places].find((i) => tray[i]?.die.value === value && fits(tray[i]))

function used(
  { columns, tray, fell }: Spread,
  seat: Seat,
  rolled: number,
  value: number,
  act: Act,
  meant: Meant,
): Spread | null {
  const column = columns[seat]
  const from = placeIn(tray, rolled, meant)
  const to = [meant.spot ?? -1, ...places].find((i) => column[i]?.die.value === value && !column[i].used)
  if (from === undefined || to === undefined) return null
  const mine = tray[from]!.die
  const old = column[to]!.die
  const [die, beside] = act === 'swap' ? [mine, old] : [old, mine]
  const after = column.with(to, { die, used: true, beside: { die: beside, act } })
  return {
    columns: seat === 0 ? [after, columns[1]] : [columns[0], after],
    tray: tray.with(from, null),
    fell,
  }
}

/** A column at the beginning of a turn. */
const unused = (column: Spot[]): Spot[] => column.map(({ die }) => ({ die, used: false, beside: null }))

/** Which three dice are in no column. */
function freeDice({ columns }: Spread): number[] {
  const held = columns.flat().map(({ die }) => die.id)
  return Array.from({ length: 9 }, (_, id) => id).filter((id) => !held.includes(id))
}

/** Whether these dice show what the position says. */
function shows({ columns, tray }: Spread, view: View): boolean {
  const same = (dice: { die: Die }[], wanted: number[]) =>
    dice
      .map(({ die }) => die.value)
      .sort()
      .join() === wanted.join()
  const rolled = tray.filter((place) => place !== null)
  const again = rolled.filter((place) => place.again)
  return (
    same(columns[0], view.sides[0].column) &&
    same(columns[1], view.sides[1].column) &&
    same(rolled, view.dice) &&
    same(again, view.again)
  )
}
