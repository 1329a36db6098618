// A bid as it is put together: a shield, a face of the red die, and the dice that are to be shown with it. Nothing but what is legal can
// come out.

import { bidToken, CHALLENGE, MAGIC_ONE, parseBid, showToken, type Bid, type BluffView } from './position'
import type { Shield } from './track'

export interface Pick {
  count: number | null
  face: number | null
  /** One's own dice that are put out, by their places. */
  out: number[]
}

export const kNothing: Pick = { count: null, face: null, out: [] }

/** What the one who looks has to do. */
export type Kind = 'bid' | 'show' | null

export function kindOf(view: BluffView, actions: string[]): Kind {
  if (actions.length === 0) return null
  return view.stage === 'show' ? 'show' : 'bid'
}

export const bidsIn = (actions: string[]): Bid[] => actions.flatMap((token) => parseBid(token) ?? [])

export const mayChallenge = (actions: string[]) => actions.includes(CHALLENGE)

/** The faces that go with a number, or with any where none is chosen. */
export const facesFor = (bids: Bid[], count: number | null): number[] => [
  ...new Set(bids.filter((bid) => count === null || bid.count === count).map(({ face }) => face)),
]

/** The numbers that a shield can still stand for. */
export function countsOn(bids: Bid[], { red, number }: Shield): number[] {
  const all = bids.filter(({ face }) => (face === MAGIC_ONE) === red).map(({ count }) => count)
  return [...new Set(all)].filter((count) => (count - number) % (red ? 10 : 20) === 0).sort((a, b) => a - b)
}

/** Whether the number that is chosen stands on red shields. */
const isRed = ({ face }: Pick) => face === MAGIC_ONE

/** The shield, or the next time round on it, or nothing again. */
export function pressShield(bids: Bid[], pick: Pick, shield: Shield): Pick {
  const all = countsOn(bids, shield)
  const here = pick.count !== null && isRed(pick) === shield.red ? all.indexOf(pick.count) : -1
  const count = all[here + 1] ?? null
  if (shield.red) return { ...pick, count, face: count === null ? null : MAGIC_ONE }
  const face =
    pick.face !== null && facesFor(bids, count).includes(pick.face) && !isRed(pick) ? pick.face : null
  return { ...pick, count, face }
}

export function pressFace(bids: Bid[], pick: Pick, face: number): Pick {
  if (pick.face === face) return { ...pick, face: null, count: isRed(pick) ? null : pick.count }
  const alike = (pick.face === MAGIC_ONE) === (face === MAGIC_ONE)
  const keeps = alike && bids.some((bid) => bid.face === face && bid.count === pick.count)
  return { ...pick, face, count: keeps ? pick.count : null }
}

/** Whether the `i`th of so many hidden dice can be put out, or taken back. */
export const mayPutOut = (hidden: number, pick: Pick, i: number): boolean =>
  pick.out.includes(i) || pick.out.length < hidden - 1

export function pressDie(hidden: number, pick: Pick, i: number): Pick {
  if (!mayPutOut(hidden, pick, i)) return pick
  return { ...pick, out: pick.out.includes(i) ? pick.out.filter((each) => each !== i) : [...pick.out, i] }
}

/** The bid that is put together; null as long as a part of it is missing. */
export function bidOf(bids: Bid[], { count, face }: Pick): Bid | null {
  return bids.find((bid) => bid.count === count && bid.face === face) ?? null
}

/** What is settled with one press: the bid, and what comes at once after it. */
export interface Settled {
  token: string
  /** The choice after a bid, where there is one. */
  then: string | null
}

/** What the plaque plays; null as long as something is missing. */
export function settle(view: BluffView, viewer: number, actions: string[], pick: Pick): Settled | null {
  const kind = kindOf(view, actions)
  const hidden = view.hidden[viewer] ?? []
  const shows = showToken(pick.out.map((i) => hidden[i]!))
  if (kind === 'show') return actions.includes(shows) ? { token: shows, then: null } : null
  const bid = kind === 'bid' ? bidOf(bidsIn(actions), pick) : null
  if (!bid) return null
  return { token: bidToken(bid), then: view.may_show && hidden.length > 1 ? shows : null }
}
