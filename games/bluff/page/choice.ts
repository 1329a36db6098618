// A bid as it is put together: a shield, a face of the red die, and the dice that are to be shown with it. Nothing but what is legal can
// come out.

import type { Part, Steps } from '@nemeton/board/choice'
import { bidToken, CHALLENGE, MAGIC_ONE, parseBid, showToken, type Bid } from './position'
import type { View } from './schema'
import { shields, type Shield } from './track'

export interface Pick {
  count: number | null
  face: number | null
  /** One's own dice that are put out, by their places. */
  out: number[]
}

/** The kind of choice that the viewer has. */
type Kind = 'bid' | 'show' | null

export function kindOf(view: View, actions: string[]): Kind {
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

/** Whether the `i`th of so many hidden dice can be put out, or taken back. */
export const mayPutOut = (hidden: number, pick: Pick, i: number): boolean =>
  pick.out.includes(i) || pick.out.length < hidden - 1

const shieldId = (i: number): Part => `shield-${i}`
const faceId = (face: number): Part => `face-${face}`
const numbers = (parts: readonly Part[], kind: string): number[] =>
  parts.flatMap((part) => (part.startsWith(`${kind}-`) ? [Number(part.slice(kind.length + 1))] : []))

/** The parts that are picked: dice, a face, and a shield as often as one goes round on it. */
export function pickOf(bids: Bid[], parts: readonly Part[]): Pick {
  const around = numbers(parts, 'shield')
  const shield = shields[around[0] ?? -1]
  const count = shield ? (countsOn(bids, shield)[around.length - 1] ?? null) : null
  const face = shield?.red ? MAGIC_ONE : (numbers(parts, 'face')[0] ?? null)
  return { count, face, out: numbers(parts, 'own') }
}

/** How a bid is put together: in any order, and settled by a plaque. */
export function stepsOf(view: View, viewer: number, actions: string[]): Steps {
  const bids = bidsIn(actions)
  const counts = shields.map((shield) => countsOn(bids, shield))
  const dice = bids.length > 0 || kindOf(view, actions) === 'show' ? (view.hidden[viewer] ?? []) : []
  return (parts) => {
    const pick = pickOf(bids, parts)
    const next = new Map<Part, string | null>()
    const [faced = null] = numbers(parts, 'face')
    const around = numbers(parts, 'shield')
    shields.forEach((shield, i) => {
      const count = counts[i]![around.length]
      const face = shield.red ? MAGIC_ONE : faced
      if (count === undefined || around.some((other) => other !== i)) return
      if (faced === null || (face === faced && bidOf(bids, { count, face }))) next.set(shieldId(i), null)
    })
    for (const face of facesFor(bids, pick.count)) {
      if (pick.face === null && !(pick.count !== null && face === MAGIC_ONE)) next.set(faceId(face), null)
    }
    dice.forEach((_, i) => {
      if (view.may_show && mayPutOut(dice.length, pick, i) && !pick.out.includes(i))
        next.set(`own-${i}`, null)
    })
    const plays = settle(view, viewer, actions, pick, bids)
    if (plays) next.set('settle', plays.token)
    if (mayChallenge(actions)) next.set('challenge', CHALLENGE)
    return next
  }
}

/** The bid that is put together; null as long as a part of it is missing. */
export function bidOf(bids: Bid[], { count, face }: Omit<Pick, 'out'>): Bid | null {
  return bids.find((bid) => bid.count === count && bid.face === face) ?? null
}

/** The actions of one press: the bid, and the choice at once after it. */
export interface Settled {
  token: string
  /** The choice after a bid, if there is one. */
  then: string | null
}

/** Returns the actions that the plaque plays; null while something is missing. */
export function settle(
  view: View,
  viewer: number,
  actions: string[],
  pick: Pick,
  bids = bidsIn(actions),
): Settled | null {
  const kind = kindOf(view, actions)
  const hidden = view.hidden[viewer] ?? []
  const shows = showToken(pick.out.map((i) => hidden[i]!))
  if (kind === 'show') return actions.includes(shows) ? { token: shows, then: null } : null
  const bid = kind === 'bid' ? bidOf(bids, pick) : null
  if (!bid) return null
  return { token: bidToken(bid), then: view.may_show && hidden.length > 1 ? shows : null }
}
