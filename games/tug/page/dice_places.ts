// Where the nine dice lie: three in each column, and three free ones that are rolled, used beside a column, and passed on. A position
// lists dice by what they show; here every die stays the same one from event to event, so that it can be seen to move.

import { parseChoice } from './position'
import type { Act, Seat, View } from './schema'

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

const kPlaces = [0, 1, 2]
const kFirstOfColumn = [3, 6]

/** The dice of a position of which nothing else is known: in ascending order. */
export function spread(view: View): Spread {
  const column = (seat: Seat): Spot[] => {
    const open = [...view.open]
    const acting = view.stage === 'act' && view.turn === seat
    return view.sides[seat].column.map((value, i) => {
      const at = open.indexOf(value)
      if (at >= 0) open.splice(at, 1)
      return { die: { id: kFirstOfColumn[seat]! + i, value }, used: acting && at < 0, beside: null }
    })
  }
  const again = [...view.again]
  const dice = view.dice.map((value, i) => {
    const at = again.lastIndexOf(value)
    if (at >= 0) again.splice(at, 1)
    return { die: { id: i, value }, again: at >= 0 }
  })
  return { columns: [column(0), column(1)], tray: kPlaces.map((i) => dice[i] ?? null), fell: [] }
}

/** The dice after an event, each the one that it was in `known`; `meant` tells equal dice apart. */
export function follow(known: Spread, view: View, seat: Seat | null, token: string, meant: Meant): Spread {
  const next = seat === null ? rolled(known, view, token) : chosen(known, seat, token, meant)
  return next && shows(next, view) ? next : spread(view)
}

function rolled(known: Spread, view: View, token: string): Spread | null {
  if (view.stage === 'column' || view.stage === 'roll') {
    const anew = spread(view)
    return { ...anew, fell: anew.columns[view.stage === 'column' ? 0 : 1].map(({ die }) => die.id) }
  }
  const free = freeDice(known)
  if (token.length === 3) {
    const tray = kPlaces.map((i) => ({ die: { id: free[i]!, value: Number(token[i]) }, again: false }))
    return { columns: [unused(known.columns[0]), unused(known.columns[1])], tray, fell: free }
  }
  const id = free.find((each) => known.tray.every((place) => place?.die.id !== each))
  const at = known.tray.indexOf(null)
  if (id === undefined || at < 0) return null
  const more = view.stage === 'reroll' // only then it matters what has been rolled again
  const tray = known.tray.map((place, i) =>
    i === at
      ? { die: { id, value: Number(token) }, again: more }
      : place && { ...place, again: more && place.again },
  )
  return { ...known, tray, fell: [id] }
}

function chosen({ columns, tray }: Spread, seat: Seat, token: string, meant: Meant): Spread | null {
  const choice = parseChoice(token)
  const fell: number[] = []
  if (choice?.kind === 'stand') {
    return { columns, tray: tray.map((place) => place && { ...place, again: false }), fell }
  }
  if (choice?.kind === 'berserk') return { columns, tray: [null, null, null], fell }
  if (!choice) return null
  const wanted = choice.kind === 'reroll' ? choice.value : choice.rolled
  const from = [meant.tray ?? -1, ...kPlaces].find(
    (i) => tray[i]?.die.value === wanted && !(choice.kind === 'reroll' && tray[i].again),
  )
  if (from === undefined) return null
  const left = tray.map((place, i) => (i === from ? null : place))
  if (choice.kind === 'reroll') return { columns, tray: left, fell }

  const column = columns[seat]
  const to = [meant.spot ?? -1, ...kPlaces].find(
    (i) => column[i]?.die.value === choice.beside && !column[i].used,
  )
  if (to === undefined) return null
  const mine = tray[from]!.die
  const old = column[to]!.die
  const [die, beside] = choice.act === 'swap' ? [mine, old] : [old, mine]
  const after = column.with(to, { die, used: true, beside: { die: beside, act: choice.act } })
  return { columns: seat === 0 ? [after, columns[1]] : [columns[0], after], tray: left, fell }
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
