// The shields on the walls: the track that bids go along, sunwise round the hall and on in the same way.

import { MAGIC_ONE, type Bid } from './position'

export interface Shield {
  red: boolean
  /** The number painted on it. */
  number: number
}

/** White 1, red 1, white 2, white 3, red 2, white 4 …: red k just before white 2k. */
export const shields: Shield[] = Array.from({ length: 30 }, (_, i) => {
  const group = Math.floor(i / 3)
  return i % 3 === 1
    ? { red: true, number: group + 1 }
    : { red: false, number: 2 * group + (i % 3 === 0 ? 1 : 2) }
})

/** How far along the track a bid stands, from 0. */
export function stepOf({ count, face }: Bid): number {
  if (face === MAGIC_ONE) return 3 * (count - 1) + 1
  return 3 * Math.floor((count - 1) / 2) + (count % 2 === 1 ? 0 : 2)
}

/** The shield on which a bid stands, by its place in `shields`. */
export const shieldOf = (bid: Bid): number => stepOf(bid) % shields.length

export function isRaise(bid: Bid, last: Bid | null): boolean {
  if (last === null) return true
  const far = stepOf(bid) - stepOf(last)
  return far > 0 || (far === 0 && bid.face > last.face)
}

/** The numbers that can still be bid on a shield, with so many dice in play: its own, and one more each time round. */
export function openCounts({ red, number }: Shield, last: Bid | null, inPlay: number): number[] {
  const counts: number[] = []
  for (let count = number; count <= inPlay; count += red ? 10 : 20) {
    if (isRaise({ count, face: red ? MAGIC_ONE : 6 }, last)) counts.push(count)
  }
  return counts
}
