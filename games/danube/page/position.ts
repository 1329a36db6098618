// What a position of Down the Danube says, and what a step did: read from the views before and after it.

export type Seat = 0 | 1

export interface DanubeView {
  boats: [number[], number[]] // squares, ascending, by seat
  home: [number, number]
  turn: Seat | null // who acts, or whose throw is awaited
  throw: number | null // 1 to 4, or 6
  left: number // pips still to use
  held: number[] // squares whose boats move no more in this throw
  end: { winner: Seat | null; why: string } | null
}

export const SQUARES = 36
export const RAPIDS = 30
export const SEA = 36
const SAFE = [29, 32, 34]

export const isSafe = (square: number) => SAFE.includes(square)

// How many boats a side has, on the river and at home.
export const boatsOf = (view: DanubeView, seat: Seat) => view.boats[seat].length + view.home[seat]

// Whose boat stands on a square.
export function boatOn(view: DanubeView, square: number): Seat | null {
  return view.boats[0].includes(square) ? 0 : view.boats[1].includes(square) ? 1 : null
}

// The action `10+3` or `10-3`: where the boat stands, how far it is sent (negative: upstream), and the square aimed at.
export interface Action {
  token: string
  from: number
  by: number
  aim: number
}

export function parseAction(token: string): Action | null {
  const match = /^(\d+)([+-]\d+)$/.exec(token)
  if (!match) return null
  const from = Number(match[1])
  const by = Number(match[2])
  return { token, from, by, aim: from + by }
}

// A boat sent onto a safe square that the enemy holds stops one short of it.
export function stopsShort(view: DanubeView, seat: Seat, action: Action): boolean {
  return action.by > 0 && isSafe(action.aim) && view.boats[other(seat)].includes(action.aim)
}

// The square where a boat's own way ends, before the rapids take it.
export const reaches = (view: DanubeView, seat: Seat, action: Action) =>
  stopsShort(view, seat, action) ? action.aim - 1 : action.aim

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

// What a step did.
export interface Step {
  seat: Seat
  from: number
  by: number
  reached: number // SEA where the boat came home
  short: boolean // stopped one short of an enemy on a safe square
  swapped: boolean // changed places with an enemy boat, which is now on `from`
  landed: number // `reached`, or where the rapids put the boat
}

export function readStep(before: DanubeView, after: DanubeView, seat: Seat, token: string): Step | null {
  const action = parseAction(token)
  if (!action) return null
  const reached = reaches(before, seat, action)
  const stayed = before.boats[seat].filter((square) => square !== action.from)
  return {
    seat,
    from: action.from,
    by: action.by,
    reached,
    short: reached !== action.aim,
    swapped: before.boats[other(seat)].includes(reached),
    landed:
      reached === RAPIDS ? (after.boats[seat].find((square) => !stayed.includes(square)) ?? RAPIDS) : reached,
  }
}
